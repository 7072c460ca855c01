import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Aplicación de escritorio',
  openAtLogin: 'Arrancar al iniciar sesión',
  openAtLoginHint: 'En la bandeja del sistema, sin ventana',
  checkForUpdates: 'Buscar versiones más nuevas',
  checkForUpdatesHint: 'Cada seis horas, donde diga el paquete instalado. Una versión nueva se instala al salir.',
  keys: 'Claves de cuentas de transportistas',
  kept: {
    keyring: 'Guardadas en el llavero de este ordenador.',
    new: 'Este ordenador no tiene llavero que las proteja de otros programas. Elija una frase de paso antes de conectar una cuenta con claves.',
    locked: 'Bloqueadas: las cuentas con claves no pueden comprar hasta que escriba la frase de paso.',
    open: 'Guardadas tras su frase de paso, que se pide en cada arranque.',
  },
  passphrase: 'Frase de paso',
  passphraseHint:
    'Al menos {least} caracteres. No se guarda en ningún sitio: si se olvida, hay que introducir las claves de nuevo.',
  choose: 'Elegir frase de paso',
  unlock: 'Desbloquear',
  wrong:
    'Esta no es la frase de paso. Si se ha olvidado, nadie puede averiguarla: salga, quite el archivo secrets.passphrase de la carpeta de datos y vuelva a iniciar. Después elija otra e introduzca de nuevo las claves.',
  tooShort: 'Al menos {least} caracteres.',
  ledger: {
    title: 'Registro',
    isFile: 'El registro es un archivo en la carpeta de datos de este ordenador.',
    isShared: 'El registro es una base de datos que comparten estaciones.',
    isGiven: 'La línea de comandos indica el registro. Lo indicado aquí se aplica cuando ella no lo haga.',
    address: 'Dirección de la base de datos',
    addressHint: '{form}. Vacío: el archivo de este ordenador.',
    passwordFile: 'Archivo con la contraseña',
    caFile: 'Autoridad de certificación',
    secretsKey: 'Archivo de claves de los puestos',
    fileHint: 'La ruta completa en este ordenador; vacío si no hay ninguno',
    refused: 'La base de datos no se puede usar así. La estación dice: «{words}»',
    set: 'Probar y aplicar',
    kept: 'Aplicado. Vale a partir del próximo arranque.',
    restart: 'Reiniciar ahora',
  },
};
