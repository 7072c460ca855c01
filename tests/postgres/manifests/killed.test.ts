import { killedWhileAsking, MOMENTS } from '../../adapters/connectors/example/killed-while-asking.ts';
import { useStationProcesses } from '../../helpers/station-process.ts';
import { newDatabase } from '../database.ts';

useStationProcesses();

killedWhileAsking([MOMENTS.notSent, MOMENTS.sent, MOMENTS.answered], newDatabase);
