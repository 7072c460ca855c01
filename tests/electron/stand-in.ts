import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { isAbsolute } from 'node:path';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions, RelaunchOptions } from 'electron';
import type { ElectronParts } from '#electron/main/electron-parts.ts';
import type { Rectangle } from '#electron/main/window/window-place.ts';
import { strict } from './strict.ts';

export interface StandInOptions {
  isPackaged?: boolean;
  locale?: string;
  /** Of Linux: which keyring there is. */
  backend?: string;
  /** False where another instance runs on the same profile. */
  hasLock?: boolean;
  displays?: Rectangle[];
  switches?: string[];
  /** Told of each address that a window loads. */
  onLoad?(url: string): void;
  /** Told when the application ends, with its status. */
  onEnd?(status: number): void;
}

/** An event whose default may be prevented. */
export const preventable = <T extends object>(details = {} as T) => {
  const event = { ...details, defaultPrevented: false, preventDefault: () => void (event.defaultPrevented = true) };
  return event;
};
type WindowOpenHandler = (details: { url: string }) => { action: string };

export class StandInContents extends EventEmitter {
  url = '';
  openHandler: WindowOpenHandler = () => ({ action: 'allow' });
  getURL = () => this.url;
  setWindowOpenHandler = (handler: WindowOpenHandler) => void (this.openHandler = handler);
}

class StandInWindow extends EventEmitter {
  readonly contents = new StandInContents();
  readonly webContents = strict('webContents', this.contents);
  readonly said: string[] = [];
  readonly options: BrowserWindowConstructorOptions;
  onLoad: StandInOptions['onLoad'];
  bounds: Rectangle;
  minimized = false;
  maximized = false;
  destroyed = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
  }
  show = () => void this.said.push('show');
  focus = () => void this.said.push('focus');
  reload = () => void this.said.push('reload');
  restore = () => void (this.minimized = false);
  maximize = () => void (this.maximized = true);
  isMinimized = () => this.minimized;
  isMaximized = () => this.maximized;
  isDestroyed = () => this.destroyed;
  getNormalBounds = () => this.bounds;
  loadURL = async (url: string) => {
    this.contents.url = url;
    this.onLoad?.(url);
  };
  close = () => {
    this.emit('close', preventable());
    this.destroyed = true;
    this.emit('closed');
  };
}

/** A process of Node in the place of Electron's: the script speaks to it through `process` instead of its `parentPort`. */
function forkUtility(script: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) {
  const child = fork(script, args, { env, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  return Object.assign(child, { postMessage: (message: object) => child.send(message) });
}

type IpcHandler = (event: unknown, ...given: unknown[]) => unknown;

/**
 * Electron as far as the application uses it, without a screen: it does what the calls ask, and keeps what it was told where tests can see
 * it. Everything else throws.
 */
export function standInElectron(options: StandInOptions = {}) {
  const seen = {
    windows: [] as StandInWindow[],
    tray: { tooltip: '', menu: [] as MenuItemConstructorOptions[] },
    menu: [] as MenuItemConstructorOptions[],
    badge: 0,
    schemes: [] as { scheme: string; privileges: object }[],
    answers: new Map<string, (request: Request) => Response | Promise<Response>>(),
    calls: new Map<string, IpcHandler>(),
    errors: [] as string[],
    questions: [] as { message: string; buttons: string[] }[],
    /** Which button is pressed. */
    answer: 0,
    opened: [] as string[],
    clipboard: '',
    blockers: new Set<number>(),
    paths: new Map<string, string>(),
    /** The scripts that run as processes of their own. */
    processes: [] as string[],
    login: [] as object[],
    isSandboxed: false,
    /** How the application is to be started again once it has ended; null where it is not. */
    relaunched: null as RelaunchOptions | null,
    /** How the application ended: the status, or null while it runs. */
    ended: null as number | null,
    permission: {} as Record<string, (...given: never[]) => unknown>,
    beforeRequest: undefined as
      | ((details: { url: string }, callback: (answer: { cancel: boolean }) => void) => void)
      | undefined,
  };
  const emitter = new EventEmitter();
  function end(status: number): void {
    seen.ended ??= status;
    options.onEnd?.(status);
  }

  const app = Object.assign(emitter, {
    isPackaged: options.isPackaged ?? false,
    commandLine: strict('commandLine', { hasSwitch: (name: string) => options.switches?.includes(name) === true }),
    enableSandbox: () => void (seen.isSandboxed = true),
    getLocale: () => options.locale ?? 'en-GB',
    setPath(name: string, path: string) {
      if (!isAbsolute(path)) throw new Error('Path must be absolute');
      seen.paths.set(name, path);
    },
    requestSingleInstanceLock: () => options.hasLock ?? true,
    whenReady: () => Promise.resolve(),
    setBadgeCount: (count: number) => void (seen.badge = count),
    setLoginItemSettings: (settings: object) => void seen.login.push(settings),
    getAppPath: () => '/work/packbench',
    relaunch: (how: RelaunchOptions) => void (seen.relaunched = how),
    exit: (status: number) => end(status),
    quit() {
      const event = preventable();
      emitter.emit('before-quit', event);
      if (event.defaultPrevented) return;
      for (const window of seen.windows) if (!window.destroyed) window.close();
      end(0);
    },
  });

  function BrowserWindow(windowOptions: BrowserWindowConstructorOptions) {
    const window = new StandInWindow(windowOptions);
    window.onLoad = options.onLoad;
    seen.windows.push(window);
    emitter.emit('web-contents-created', {}, window.webContents);
    return strict('BrowserWindow', window);
  }
  function Tray() {
    return strict(
      'Tray',
      Object.assign(new EventEmitter(), {
        setToolTip: (text: string) => void (seen.tray.tooltip = text),
        setContextMenu: (menu: MenuItemConstructorOptions[]) => void (seen.tray.menu = menu),
      }),
    );
  }
  let blocker = 0;
  const set = (name: string) => (handler: (...given: never[]) => unknown) => void (seen.permission[name] = handler);

  const electron = {
    app: strict('app', app),
    BrowserWindow,
    Tray,
    Menu: strict('Menu', {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (menu: MenuItemConstructorOptions[]) => void (seen.menu = menu),
    }),
    clipboard: strict('clipboard', { writeText: (text: string) => void (seen.clipboard = text) }),
    dialog: strict('dialog', {
      showErrorBox: (title: string, text: string) => void seen.errors.push(`${title}: ${text}`),
      showMessageBox: async (...given: unknown[]) => {
        seen.questions.push(given.at(-1) as (typeof seen.questions)[number]);
        return { response: seen.answer };
      },
    }),
    ipcMain: strict('ipcMain', {
      handle: (channel: string, handler: IpcHandler) => void seen.calls.set(channel, handler),
    }),
    nativeImage: strict('nativeImage', { createFromPath: (path: string) => ({ path }) }),
    powerSaveBlocker: strict('powerSaveBlocker', {
      start: () => (seen.blockers.add(++blocker), blocker),
      stop: (id: number) => seen.blockers.delete(id),
    }),
    protocol: strict('protocol', {
      registerSchemesAsPrivileged: (schemes: typeof seen.schemes) => void seen.schemes.push(...schemes),
      handle: (scheme: string, answer: (request: Request) => Response | Promise<Response>) =>
        void seen.answers.set(scheme, answer),
    }),
    safeStorage: strict('safeStorage', {
      getSelectedStorageBackend: () => options.backend ?? 'gnome_libsecret',
      isAsyncEncryptionAvailable: async () => true,
      encryptStringAsync: async (text: string) => Buffer.from([...text].reverse().join('')),
      decryptStringAsync: async (sealed: Buffer) => ({
        result: [...sealed.toString()].reverse().join(''),
        shouldReEncrypt: false,
      }),
    }),
    screen: strict('screen', {
      getAllDisplays: () =>
        (options.displays ?? [{ x: 0, y: 0, width: 1920, height: 1080 }]).map((workArea) => ({ workArea })),
    }),
    session: strict('session', {
      defaultSession: strict('defaultSession', {
        setPermissionRequestHandler: set('request'),
        setPermissionCheckHandler: set('check'),
        setDevicePermissionHandler: set('device'),
        setDisplayMediaRequestHandler: set('display'),
        webRequest: strict('webRequest', {
          onBeforeRequest: (handler: NonNullable<typeof seen.beforeRequest>) => void (seen.beforeRequest = handler),
        }),
      }),
    }),
    shell: strict('shell', {
      openExternal: async (url: string) => void seen.opened.push(url),
      openPath: async (path: string) => (seen.opened.push(path), ''),
    }),
    utilityProcess: strict('utilityProcess', {
      fork(script: string, args: string[], forkOptions: { env: NodeJS.ProcessEnv }) {
        seen.processes.push(script);
        return forkUtility(script, args, forkOptions);
      },
    }),
  };
  return { electron: strict('electron', electron) as unknown as ElectronParts, seen, app: emitter };
}

export type StandIn = ReturnType<typeof standInElectron>;
