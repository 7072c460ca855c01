import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnóstico',
  run: 'Mirar de nuevo',
  save: 'Guardar los resultados',
  station: 'Estación',
  printers: 'Impresoras',
  ready: 'La estación puede enviar.',
  notReady: 'La estación no puede enviar.',
  version: 'Packbench {version}',
  bundle:
    'Los resultados guardados no nombran a nadie: no contienen direcciones, claves, equipos, rutas ni nombres, y se pueden enviar a quien ayude.',
  printerReady: 'La impresora está lista.',
  asking: 'Se pregunta a las impresoras.',
  running: 'La estación lee todo lo que guarda.',
  readAll: 'Todo lo guardado se leyó y se comparó con sus huellas.',
  readSome: 'Solo se hicieron las comprobaciones rápidas: {why}',
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
    contents: 'Lo que se envió',
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
      ok: 'La base de datos cumple su palabra.',
      warning: 'Mire los ajustes de la base de datos.',
      failed: 'La base de datos no conserva lo que confirmó.',
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
      warning: 'Mire las cuentas.',
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
      ok: 'Los orígenes saben todo lo que se vendió.',
      warning: 'Algo espera a comunicarse.',
      failed: 'Algo espera a comunicarse.',
    },
    secrets: {
      ok: 'El secreto de una cuenta se abre aquí. | Los secretos de {n} cuentas se abren aquí.',
      warning: 'El secreto de una cuenta no se abre aquí. | Los secretos de {n} cuentas no se abren aquí.',
      failed: 'Los secretos de las cuentas no se abren aquí.',
    },
    structure: {
      ok: 'Las tablas y los índices están íntegros.',
      warning: 'Mire el registro.',
      failed: 'El registro está dañado.',
    },
    rows: {
      ok: 'Una fila está como se escribió. | {n} filas están como se escribieron.',
      warning: 'No se compararon todas las filas.',
      failed: 'Una fila no está como se escribió.',
    },
    journal: {
      ok: 'Su única línea está como se escribió. | {n} líneas son continuas.',
      warning: 'Mire el diario.',
      failed: 'El diario está roto.',
    },
    contents: {
      ok: 'Un envío es lo que el diario dice que se envió. | {n} envíos son lo que el diario dice que se envió.',
      warning: 'Mire los envíos.',
      failed: 'Hay envíos que no son lo que el diario dice que se envió.',
    },
    documents: {
      ok: 'Un documento está como se guardó. | {n} documentos están como se guardaron.',
      warning: 'Mire los documentos.',
      failed: 'Hay documentos dañados.',
    },
    backup: {
      ok: 'La última copia de seguridad es del {at}.',
      warning: 'No hay copia de seguridad de los últimos dos días. Haga una en Ajustes.',
      failed: 'No hay copia de seguridad.',
    },
    spill: {
      ok: 'Ninguna respuesta de transportista espera a entrar en el registro.',
      warning: 'Una respuesta espera a entrar en el registro. | {n} respuestas esperan a entrar en el registro.',
      failed: 'No hay espacio para apartar respuestas.',
    },
    permissions: {
      ok: 'Solo la cuenta de la estación puede leer la carpeta de datos.',
      warning:
        'Otras cuentas pueden leer una cosa en la carpeta de datos. Reinicie la estación: ella lo cierra. | Otras cuentas pueden leer {n} cosas en la carpeta de datos. Reinicie la estación: ella lo cierra.',
      failed: 'No se puede revisar la carpeta de datos.',
    },
    desks: {
      ok: 'No se espera a ningún puesto.',
      warning: 'Se espera a otros puestos.',
      failed: 'No se compra nada: se espera a otros puestos.',
    },
    restore: {
      ok: 'El registro lo sabe todo.',
      warning: 'El registro se restauró y no conoce todas las ventas.',
      failed: 'El registro se restauró: las compras esperan confirmación.',
    },
    witness: {
      ok: 'El testigo del registro se guarda.',
      warning: 'El testigo del registro no se puede escribir.',
      failed: 'El testigo del registro no se puede escribir.',
    },
    clock: {
      ok: 'El reloj coincide con el registro.',
      warning: 'El reloj va un minuto por detrás del registro. | El reloj va {n} minutos por detrás del registro.',
      failed: 'El reloj está mal.',
    },
  },
};
