import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnóstico',
  run: 'Comprobar de nuevo',
  save: 'Guardar los resultados',
  station: 'Estación',
  printers: 'Impresoras',
  ready: 'La estación puede enviar.',
  notReady: 'La estación no puede enviar.',
  version: 'Packbench {version}',
  bundle:
    'Los resultados guardados no identifican a nadie: no contienen direcciones, claves, equipos, rutas ni nombres, y se pueden enviar a quien preste ayuda.',
  printerReady: 'La impresora está lista.',
  asking: 'Consultando las impresoras.',
  running: 'La estación lee todo lo que guarda.',
  readAll: 'Todo lo guardado se ha leído y comparado con sus huellas.',
  readSome: 'Solo se han hecho las comprobaciones rápidas: {why}',
  checks: {
    ledger: 'Registro',
    database: 'Base de datos',
    disk: 'Disco',
    unknown: 'Envíos dudosos',
    accounts: 'Cuentas de transportistas',
    numbers: 'Rangos de números',
    sources: 'Orígenes de pedidos',
    writeBack: 'Lo que se comunica a los orígenes',
    secrets: 'Secretos de las cuentas',
    structure: 'Tablas e índices',
    rows: 'Filas del registro',
    journal: 'Diario',
    documents: 'Documentos',
    contents: 'Lo que se ha enviado',
    backup: 'Copia de seguridad',
    spill: 'Respuestas apartadas',
    clock: 'Reloj',
    restore: 'Restauración',
    desks: 'Otros puestos',
    witness: 'Testigo del registro',
    permissions: 'Permisos',
  },
  found: {
    ledger: {
      ok: 'El registro responde.',
      warning: 'El registro responde despacio.',
      failed: 'El registro no responde como debe.',
    },
    database: {
      ok: 'La base de datos conserva lo que confirma.',
      warning: 'Revise los ajustes de la base de datos.',
      failed: 'La base de datos no conserva lo que ha confirmado.',
    },
    disk: {
      ok: 'Hay {mib} MiB libres en el disco de la carpeta de datos.',
      warning: 'Solo hay {mib} MiB libres en el disco de la carpeta de datos. Libere espacio.',
      failed: 'Solo hay {mib} MiB libres: no se puede comprar nada hasta que haya espacio.',
    },
    unknown: {
      ok: 'Ningún envío es dudoso.',
      warning: 'Un envío es dudoso, desde {since}. | {n} envíos son dudosos, el más antiguo desde {since}.',
      failed: 'Hay envíos dudosos.',
    },
    accounts: {
      ok: 'Una cuenta está conectada. | {n} cuentas están conectadas.',
      warning: 'Revise las cuentas.',
      failed: 'No hay ninguna cuenta de transportista conectada.',
    },
    numbers: {
      ok: 'Una cuenta tiene números suficientes. | {n} cuentas tienen números suficientes.',
      warning: 'Quedan pocos números.',
      failed: 'Quedan pocos números.',
    },
    sources: {
      ok: 'Un origen responde. | {n} orígenes responden.',
      warning: 'Un origen no se puede leer.',
      failed: 'Un origen no se puede leer.',
    },
    writeBack: {
      ok: 'Los orígenes saben todo lo que se ha vendido.',
      warning: 'Hay algo pendiente de comunicar.',
      failed: 'Hay algo pendiente de comunicar.',
    },
    secrets: {
      ok: 'El secreto de una cuenta se abre aquí. | Los secretos de {n} cuentas se abren aquí.',
      warning: 'El secreto de una cuenta no se abre aquí. | Los secretos de {n} cuentas no se abren aquí.',
      failed: 'Los secretos de las cuentas no se abren aquí.',
    },
    structure: {
      ok: 'Las tablas y los índices están íntegros.',
      warning: 'Revise el registro.',
      failed: 'El registro está dañado.',
    },
    rows: {
      ok: 'Una fila está como se escribió. | {n} filas están como se escribieron.',
      warning: 'No se han comparado todas las filas.',
      failed: 'Una fila no está como se escribió.',
    },
    journal: {
      ok: 'Su única línea está como se escribió. | {n} líneas son continuas.',
      warning: 'Revise el diario.',
      failed: 'El diario no es continuo.',
    },
    contents: {
      ok: 'Un envío coincide con el diario. | {n} envíos coinciden con el diario.',
      warning: 'Revise los envíos.',
      failed: 'Hay envíos que no coinciden con el diario.',
    },
    documents: {
      ok: 'Un documento está como se guardó. | {n} documentos están como se guardaron.',
      warning: 'Revise los documentos.',
      failed: 'Hay documentos dañados.',
    },
    backup: {
      ok: 'La última copia de seguridad es del {at}.',
      warning: 'No hay copia de seguridad de los últimos dos días. Haga una en Ajustes.',
      failed: 'No hay copia de seguridad.',
    },
    spill: {
      ok: 'Ninguna respuesta de un transportista está pendiente de entrar en el registro.',
      warning:
        'Una respuesta está pendiente de entrar en el registro. | {n} respuestas están pendientes de entrar en el registro.',
      failed: 'No hay espacio para apartar respuestas.',
    },
    permissions: {
      ok: 'Solo la cuenta de la estación puede leer la carpeta de datos.',
      warning:
        'Otras cuentas pueden leer un elemento de la carpeta de datos. Reinicie la estación: así se cierra el acceso. | Otras cuentas pueden leer {n} elementos de la carpeta de datos. Reinicie la estación: así se cierra el acceso.',
      failed: 'No se puede revisar la carpeta de datos.',
    },
    desks: {
      ok: 'No se espera a ningún puesto.',
      warning: 'Se espera a otros puestos.',
      failed: 'No se compra nada: se espera a otros puestos.',
    },
    restore: {
      ok: 'El registro lo sabe todo.',
      warning: 'El registro se ha restaurado y no conoce todas las ventas.',
      failed: 'El registro se ha restaurado o copiado: las compras esperan confirmación.',
    },
    witness: {
      ok: 'El testigo del registro está al día.',
      warning: 'El testigo del registro no se puede escribir.',
      failed: 'El testigo del registro no se puede escribir.',
    },
    clock: {
      ok: 'El reloj coincide con el registro.',
      warning: 'El reloj va un minuto por detrás del registro. | El reloj va {n} minutos por detrás del registro.',
      failed: 'El reloj no está en hora.',
    },
  },
};
