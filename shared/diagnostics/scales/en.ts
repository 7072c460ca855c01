/** Of scales: `missing` is a library or program of the system, `package` Debian's package that has it. */
export const scales = {
  USB_SCALES_NEED:
    'USB scales need {missing}, which this machine does not have. On Debian and Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Serial ports cannot be listed without {missing}, which this machine does not have. On Debian and Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'USB scales cannot be used: their library does not load. Install Packbench again.',
  SERIAL_SCALES_UNUSABLE: 'Serial scales cannot be used: their library does not load. Install Packbench again.',
  SCALE_FAULT: 'The scale reports a fault.',
  SCALE_NOT_CALIBRATED: 'The scale must be calibrated.',
  SCALE_STATE_UNKNOWN: 'The scale reports a state that nobody here knows ({status}).',
  SCALE_UNIT: 'The scale shows another unit: set it to kg, g, lb or oz.',
  SCALE_NO_SICS: 'The scale does not understand SICS commands. Choose that it sends by itself.',
  SCALE_CONNECTING: 'The scale is being connected.',
  SCALE_NOT_PLUGGED_IN: 'No such USB scale is plugged in.',
  SCALE_UNPLUGGED: 'The USB scale was unplugged.',
  SCALE_IN_USE: 'The USB scale may not be used by the station’s user, or another program uses it.',
} as const;
