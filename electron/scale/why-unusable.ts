import { DiagnosticError, wordsOf } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** Debian's packages, by the library or program of theirs that can be missing. */
const PACKAGES: Readonly<Record<string, string>> = {
  'libusb-1.0.so.0': 'libusb-1.0-0',
  'libudev.so.1': 'libudev1',
  udevadm: 'udev',
};

/** What is said of a kind of scale: where a part of the system is missing, and where its library does not load for another reason. */
export interface UnusableCodes {
  needs: 'USB_SCALES_NEED' | 'SERIAL_PORTS_NEED';
  unusable: 'USB_SCALES_UNUSABLE' | 'SERIAL_SCALES_UNUSABLE';
}

/** Runs what needs a library of the system. @throws DiagnosticError that says what to install where that library, or a program, is missing. */
export async function orSayWhatToInstall<T>(codes: UnusableCodes, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const missing = missingPart(cause);
    const debian = PACKAGES[missing ?? ''];
    if (missing !== null && debian !== undefined) {
      throw new DiagnosticError(diagnostic(codes.needs, { missing, package: debian }), {
        cause,
      });
    }
    if (cause instanceof DiagnosticError) throw cause;
    const reason = wordsOf(cause).split('\n')[0] ?? '';
    throw new DiagnosticError(diagnostic(codes.unusable, { reason }), { cause });
  }
}

/** The shared library that the dynamic loader did not find, or the program that could not be started; null where it was something else. */
function missingPart(error: unknown): string | null {
  const { code, syscall = '', path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall.startsWith('spawn')) return path ?? null;
  return /^(\S+): cannot open shared object file/.exec(wordsOf(error))?.[1] ?? null;
}
