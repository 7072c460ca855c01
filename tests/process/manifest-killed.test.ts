import { killedWhileAsking, MOMENTS } from '../adapters/connectors/example/killed-while-asking.ts';
import { useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

killedWhileAsking(Object.values(MOMENTS), async () => ({ drop: async () => undefined }));
