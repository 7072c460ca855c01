import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'El registro ha fallado y no escribe nada hasta que se reinicie la estación.',
  LEDGER_SILENT: 'El registro no responde.',
  LEDGER_AWAY:
    'La base de datos del registro compartido no está disponible. No se compra ni se imprime nada hasta que vuelva; la estación continúa sola.',
  LEDGER_DAMAGED: 'El registro está dañado. El sistema dice: «{words}»',
  CLOCK_JUMPED:
    'El reloj de la máquina saltó hasta {clock}, y el tiempo transcurrido no lo confirma. La estación continúa desde {ledger} hasta que confirme el reloj o se corrija.',
  CLOCK_LEAPT:
    'No se ha registrado nada entre {from} y {to}: la estación estuvo apagada ese tiempo o el reloj está mal. No se borra nada por plazo de conservación hasta que confirme el reloj.',
  RESTORED_WITHOUT_KEYS:
    'El registro se restauró, y lo escrito entre {from} y {until} no se pudo leer. Lo comprado entonces queda como dudoso. Las cuentas y los ajustes están como antes. Una clave de cliente de API retirada entonces puede volver a funcionar, y las creadas entonces son desconocidas.',
  RESTORED_WITH_GAP:
    'El registro se restauró, y lo escrito entre {from} y {until} no se pudo leer. Lo comprado entonces puede faltar. Las claves de clientes de API retiradas entonces vuelven a funcionar, y las creadas entonces son desconocidas.',
  LEDGER_COPIED:
    'El registro de este archivo se escribió por última vez el {from}. Desde entonces se copió, se recuperó de una copia o se pasó a una base de datos compartida: lo comprado en otro lugar hasta {until} no figura en él. Continúe en un solo lugar: ambos darían los mismos números.',
  WITNESS_FAILED:
    'El archivo junto al registro que mostraría daños en el próximo arranque ya no se puede escribir. Libere espacio y reinicie la estación.',
  DATABASE_TOO_OLD: 'El servidor ejecuta PostgreSQL {version}; un registro compartido necesita la 15 o posterior.',
  DATABASE_SETTING_OFF:
    'La base de datos tiene {setting} desactivado: lo que confirmó puede perderse tras un fallo. Ponga {setting} = on en postgresql.conf y recárguelo.',
  DATABASE_STANDBY_BEHIND:
    'La base de datos tiene {n} servidor(es) de reserva a los que pueden faltar las últimas confirmaciones: si uno toma el relevo, desconocería compras. Configure synchronous_standby_names o inicie con --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'Los relojes de la base de datos y de este puesto difieren en {seconds} segundos; se permiten 60 como máximo. Corrija el que esté mal.',
  DESKS_AWAITED:
    'A la base de datos puede faltarle lo último escrito: ha tomado el relevo un servidor de reserva o se ha puesto una copia anterior. No se compra nada en ningún puesto hasta que estos hayan arrancado y declarado de nuevo lo que saben: {desks}. Si uno ya no existe, un administrador lo indica: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'A la base de datos puede faltarle lo último escrito: responde otro servidor u otra copia que antes. No se compra nada hasta que los puestos hayan declarado de nuevo lo que saben.',
  LEDGER_BEHIND:
    'El registro perdió lo último escrito: su diario termina en la línea {last}, y la línea {sequence} se escribió el {at}. Lo comprado entre medias no está en él.',
  LEDGER_LACKS_CHANGES:
    'El registro ha perdido lo último escrito: cambios de clientes de API, cuentas o ajustes, o una anulación solicitada. Una clave revocada puede ser válida en él.',
  LEDGER_OTHER: 'El registro no es el que escribió esta estación: la línea {line} de su diario es otra.',
  LEDGER_STRUCTURE_CHANGED: 'La estructura del registro no es la que se escribió.',
  FILE_NO_DATABASE: '{at} no es una base de datos ({bytes} bytes). Se dejó como estaba.',
  FILE_NO_LEDGER: '{at} es una base de datos, pero no un registro de Packbench.',
  LEDGER_DISK_FAILED: 'El disco ha fallado. El sistema dice: «{words}»',
  LEDGER_TOO_NEW: 'Lo escribió una versión más nueva de Packbench (versión de registro {found}; esta conoce {known}).',
  SHARED_LEDGER_NEWER:
    'Una versión más nueva de Packbench llevó el registro compartido a la versión {found}; esta conoce {known}. Arranque aquí la versión más nueva.',
  LEDGER_NO_ROOM: 'El disco no tiene espacio para el registro.',
  ROW_CHANGED: 'La fila {row} de la tabla {table} no es lo que se escribió.',
  JOURNAL_BROKEN: 'El diario de {desk} no es continuo a partir de la línea {line}.',
  SHIPMENTS_CHANGED:
    '{changed} de {checked} envíos no coinciden con lo que según el diario se ha enviado; el primero es {first}: se han cambiado direcciones, pesos, números o documentos.',
  JOURNAL_LINE_CHANGED: 'La línea {line} del diario no es lo que se escribió.',
  DOCUMENTS_DAMAGED: '{damaged} de {checked} documentos están dañados, el primero {first}.',
  BACKUPS_ELSEWHERE:
    'El registro está en una base de datos que comparten varias estaciones: quien la administra la copia y la restaura.',
  BACKUP_GONE: 'La copia de seguridad {backup} ya no existe. Hay: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Otras cuentas de usuario pueden leer en la carpeta de datos: {names} ({things} en total). Reinicie la estación; ella lo cierra.',
};
