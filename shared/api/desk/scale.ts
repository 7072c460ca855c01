import { AvailableScales, ScaleStatus, TakenWeight, WeighRequest } from '../../schema/station/scale.ts';
import { defineRoute } from '../define-route.ts';

export const readScale = defineRoute({
  method: 'GET',
  path: '/station/v1/scale',
  summary: 'See what the scale shows, and whether a weight may be taken',
  tag: 'Scale',
  access: ['read', 'ship', 'admin'],
  success: { status: 200, description: 'Its state', body: ScaleStatus },
  problems: [],
});

export const weigh = defineRoute({
  method: 'POST',
  path: '/station/v1/scale/weigh',
  summary: 'Take the next stable weight',
  description:
    'Waits for a reading that the scale makes after the call and calls stable. A weight is taken once: before the next one the scale must have shown zero, so that no package gets the weight of another. Of several callers the first one gets it.',
  tag: 'Scale',
  access: ['ship'],
  action: 'ship',
  body: WeighRequest,
  success: { status: 200, description: 'Taken', body: TakenWeight },
  problems: ['SCALE_NOT_READY', 'SCALE_UNAVAILABLE', 'STATION_STOPPING'],
});

export const listScales = defineRoute({
  method: 'GET',
  path: '/station/v1/scales',
  summary: 'List the scales and serial ports of the machine',
  tag: 'Scale',
  access: ['admin'],
  success: { status: 200, description: 'What may be set up', body: AvailableScales },
  problems: [],
});
