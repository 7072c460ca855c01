import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/es.ts';
import { labels } from './labels/es.ts';
import { ledger } from './ledger/es.ts';
import { manifests } from './manifests/es.ts';
import { orders } from './orders/es.ts';
import { printing } from './printing/es.ts';
import { roles } from './roles/es.ts';
import { scales } from './scales/es.ts';
import { services } from './services/es.ts';
import { sources } from './sources/es.ts';
import { tables } from './tables/es.ts';
import { webhooks } from './webhooks/es.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'La ventana ha enviado algo que la estación no puede leer. Vuelva a cargar la ventana.',
  TRANSACTION_ID_REQUIRED: 'La ventana no ha enviado ningún número de transacción. Vuelva a cargar la ventana.',
  TRANSACTION_ID_INVALID:
    'La ventana ha enviado un número de transacción que la estación no acepta. Vuelva a cargar la ventana.',
  TRANSACTION_ID_MISMATCH: 'La ventana ha indicado dos transacciones distintas. Vuelva a cargar la ventana.',
  FIELD_INVALID: 'La estación no puede leer uno de los filtros. Cámbielo e inténtelo de nuevo.',
  TOKEN_MISSING: 'Esta ventana no está vinculada a la estación.',
  TOKEN_INVALID: 'La estación ya no conoce esta ventana. Vincúlela de nuevo.',
  TOKEN_EXPIRED: 'La vinculación de esta ventana ha caducado. Vincúlela de nuevo.',
  PAIRING_INVALID:
    'Este enlace de vinculación ya se usó, tiene más de diez minutos o se creó antes de que arrancara la estación. Cree otro con «packbench pair».',
  HOST_NOT_ALLOWED: 'La estación no responde en esta dirección.',
  ORIGIN_NOT_ALLOWED: 'La estación rechaza páginas de otros orígenes.',
  SCOPE_MISSING: 'Esta ventana no puede hacer eso. Un administrador puede permitirlo en API y herramientas.',
  ROLE_MISSING: 'Esta ventana no puede hacer eso ahora.',
  SIGNATURE_INVALID: 'El enlace no es de esta estación.',
  NOT_FOUND: 'Aquí ya no hay nada.',
  METHOD_NOT_ALLOWED: 'La estación no puede hacer eso aquí.',
  TRANSACTION_ID_REPEATED: 'Este envío ya se ha comprado. No se compra dos veces.',
  TRANSACTION_IN_PROGRESS: 'Este envío se está comprando ahora mismo.',
  TRANSACTION_IN_DOUBT: 'No se sabe si este envío se ha comprado. No lo compre de nuevo; está en «Requiere atención».',
  STATE_CONFLICT: 'Ya no está en un estado que lo permita. Vuelva a consultarlo.',
  OPERATION_NOT_SUPPORTED: 'La cuenta del transportista no ofrece esto.',
  ALREADY_EXISTS: 'Ya existe uno con este nombre.',
  BACKUPS_ELSEWHERE: 'Esta estación no guarda copias de seguridad propias.',
  SCALE_NOT_READY: 'La báscula no dio un peso estable a tiempo. Mírela y pulse F8 otra vez.',
  FILE_EXPIRED: 'El enlace ha caducado. Abra el envío otra vez para obtener uno nuevo.',
  BODY_TOO_LARGE: 'Es demasiado de una sola vez para la estación.',
  UNSUPPORTED_MEDIA_TYPE: 'La estación no puede leer este tipo de archivo.',
  VALIDATION_FAILED: 'Antes hay que corregir algo.',
  CARRIER_REJECTED: 'El transportista ha rechazado el envío. No se ha comprado nada.',
  BACKUP_UNUSABLE:
    'La copia de seguridad está dañada o es de una versión más nueva. No se ha cambiado nada; elija otra.',
  RATE_LIMITED: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  INTERNAL_ERROR: 'Error interno de la estación. Su registro de sucesos contiene los detalles.',
  LABELS_PENDING:
    'Está comprado, pero el transportista aún no ha entregado las etiquetas. La estación sigue pidiéndolas.',
  VOID_UNCERTAIN:
    'El transportista no ha dicho con certeza que haya anulado la etiqueta. No la use; anúlela otra vez o pregunte al transportista.',
  SCALE_UNAVAILABLE: 'No hay ninguna báscula conectada. En Ajustes consta cuál se busca.',
  CARRIER_UNAVAILABLE:
    'No se puede contactar con el transportista. No se ha comprado nada; inténtelo dentro de un momento.',
  LEDGER_UNUSABLE: 'El registro ha fallado o está dañado. No se compra nada hasta que se reinicie la estación.',
  LEDGER_UNAVAILABLE:
    'No se puede acceder al registro compartido. No se compra nada hasta que vuelva; la estación continúa sola.',
  RESTORE_UNCONFIRMED:
    'El registro se ha restaurado o copiado y no lo sabe todo. No se compra nada hasta que un administrador confirme que se puede.',
  STATION_STOPPING: 'La estación se está deteniendo. No se ha comprado nada.',
  CARRIER_OUTCOME_UNKNOWN: 'Puede que se haya comprado. No lo compre de nuevo; está en «Requiere atención».',
  STORAGE_FULL: 'El disco está lleno: no se puede registrar ninguna compra, así que no se hace ninguna.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: 'Falta este dato: {field}.',
  FIELD_INVALID: '{field}: valor no aceptado. La estación dice: «{words}»',
  FIELD_CONFLICT: '{field}: se han dado dos valores distintos. Indique uno solo.',
  VALUE_NOT_ALLOWED: '{field}: «{actual}» no está permitido. Valores posibles: {allowed}.',
  CARRIER_NOT_FOUND: 'No existe esa cuenta. Elija otra.',
  SERVICE_NOT_FOUND: '{carrier} no ofrece este servicio. Elija otro.',
  SERVICE_NOT_AVAILABLE: 'Este servicio no cubre el trayecto del remitente a este destinatario. Elija otro.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Este servicio admite un solo paquete, no {actual}.',
  WEIGHT_TOO_SMALL: '{field} debe ser mayor que cero, también después de redondear.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} admite {limit}.',
  DIMENSION_TOO_SMALL: '{field} debe ser mayor que cero, también después de redondear.',
  DIMENSIONS_REQUIRED: 'Este servicio necesita largo, ancho y alto.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} admite un largo de {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} admite un ancho de {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} admite un alto de {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Largo más contorno {actual}: {carrier} admite {limit}.',
  GIRTH_OVER_LIMIT: 'Contorno {actual}: {carrier} admite {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual} tiene demasiados decimales: {carrier} admite {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} no admite este dato: {field}.',
  POSTAL_CODE_NOT_ROUTED:
    'La tabla de encaminamiento de la cuenta no tiene este código postal, y la cuenta rechaza tales paquetes.',
  LABEL_DOES_NOT_FIT:
    'En la etiqueta o el formulario de aduana no cabe todo lo que dice este envío. Ponga menos, o cambie el diseño de etiqueta de la cuenta.',
  REFERENCE_TOO_LONG: '{field} tiene {actual} caracteres: {carrier} imprime {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} no admite este dato: {field}.',
  FIELD_TOO_LONG: '{field} tiene {actual} caracteres: {carrier} admite {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} tiene {actual} caracteres: {carrier} admite {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} se usa también para otro paquete. Asigne a cada paquete un valor propio.',
  CUSTOMS_ITEM_UNLINKED: '{field} no corresponde a ningún paquete de este envío.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field}: campo desconocido; se ignora.',
  FIELD_LEFT_OUT: '{field}: el transportista no tiene sitio para todo; se omite una parte.',
  POSTAL_CODE_NOT_ROUTED:
    'La tabla de encaminamiento de la cuenta no tiene este código postal: la etiqueta se imprime sin código de clasificación.',
  VALUE_ROUNDED: '{field} se redondea a los decimales que guarda el transportista.',
  SIDES_REORDERED: '{field}: los lados se envían empezando por el más largo.',
  GIRTH_MAY_BE_REFUSED: 'El transportista podría rechazar este paquete: su contorno es grande.',
  LENGTH_OVER_LIMIT: 'El transportista podría rechazar este paquete: es largo.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'El transportista podría rechazar este paquete: su largo más contorno es grande.',
  CUSTOMS_MISSING: 'El envío cruza una frontera aduanera y no declara nada. Añada en Aduana lo que contiene.',
  FIELD_DOUBTFUL: '{field}: valor dudoso. Compruébelo.',
  CHARACTER_REPLACED: '{field} tiene caracteres que la etiqueta no puede imprimir; se sustituyen.',
  NUMBER_RANGE_LOW: 'Se están agotando los números del transportista. Pídale más.',
  PAPER_NOT_QUEUED:
    'Está comprado y sus etiquetas se imprimen, pero ninguna impresora es la predeterminada para sus papeles. Elija una en Impresoras.',
  PRINT_NOT_QUEUED: 'Está comprado, pero sus etiquetas no se imprimen. Imprímalas desde los últimos envíos.',
  SHIPPED_BEFORE: 'Ya se ha enviado lo mismo a este destinatario en los últimos 14 días.',
  ROW_REPEATED: 'Otra fila de este lote envía lo mismo a este destinatario.',
  CUSTOMS_FACT_MISSING: 'Falta este dato, que pide la frontera: {field}.',
  CANCELLED_AT_SHOP: 'La tienda dice que este pedido está cancelado.',
  SHIPPED_AT_SHOP: 'La tienda dice que este pedido ya se envió, entero o en parte.',
  HELD_AT_SHOP: 'La tienda dice que este pedido está retenido o sin pagar.',
  BOUGHT_IN_RESULT: 'El resultado de un lote anterior dice que esta fila ya se compró o pudo comprarse.',
  WEIGHT_UNUSUAL: '{field} no es habitual para lo que hay en el paquete.',
  NO_RULES_KNOWN: 'No se conocen reglas de tamaño y peso para este servicio: decide el transportista.',
  VOID_REFUSED: 'Se ha pedido al transportista la anulación y la ha rechazado: la etiqueta es válida y se cobra.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} no acepta conexiones. ¿Está en marcha?',
  CONNECTION_BROKEN: '{at} cortó la conexión.',
  NO_ANSWER: '{at} no responde a tiempo.',
  UNREACHABLE: 'No se puede contactar con {at}.',
  NAME_UNKNOWN: '{at}: este nombre no se conoce en esta red.',
  NOT_THERE: '{at} no existe.',
  NOT_ALLOWED: '{at}: la estación no puede usarlo.',
  STATION_STOPPING: 'Se abandonó {at}: la estación se está deteniendo.',
  SYSTEM_SAYS: 'No se puede usar {at}. El sistema dice: «{words}»',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} muestra un certificado distinto del acordado.',
  ANSWER_TOO_LARGE: '{at} respondió con más de {limit} bytes.',
  ANSWER_LOST: '{at} se cortó después de enviar el mensaje. No se sabe si llegó.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'No es JSON. La estación dice: «{words}»',
  POSTAL_CODE_SHORT:
    'El código postal {actual} es demasiado corto: en {country} tiene {digits} cifras. Si se han perdido ceros delante, escriba {whole}.',
  SERVICE_REFUSED: 'El servicio lo ha rechazado ({status}).',
  TOKEN_REFUSED: 'El servicio ha rechazado el token de acceso ({status}).',
  SERVICE_BOUGHT_NOTHING: 'El servicio no ha comprado nada ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'El servicio redirige a otra dirección ({status}), y allí no se envía ninguna compra.',
  ANSWER_NOT_JSON: 'La respuesta del servicio ({status}) no es JSON.',
  ANSWER_NO_SALE: 'La respuesta del servicio ({status}) no contiene ninguna venta.',
  ANSWER_PROVES_NOTHING: 'El servicio ha respondido {status}, lo que no aclara qué ha hecho.',
  SERVICE_ASKS_TO_WAIT: '{at} no acepta más llamadas por ahora y pide esperar {seconds} segundos.',
  SERVICE_TAKES_NO_MORE: '{at} no acepta más llamadas por ahora.',
  STEP_NOT_NOTED:
    'El registro no ha podido guardar el identificador del primer paso, así que no se ha enviado el paso que compra. El sistema dice: «{words}»',
  PARTLY_SOLD: 'Paquetes vendidos: {sold} de {packages} ({numbers}).',
  DOCUMENTS_UNUSABLE: 'Documentos del transportista que no se pueden usar: {documents}.',
  NO_ANSWER_IN_TIME: 'No ha llegado respuesta antes del plazo.',
  ADAPTER_FAILED: 'La conexión con el transportista ha fallado. El sistema dice: «{words}»',
  REFUSAL_FORGOTTEN: 'No se compró nada; ya no se sabe por qué.',
  STOPPED_BEFORE_SENDING: 'La estación se detuvo antes de enviar nada.',
  STOPPED_BEFORE_ANSWER: 'La estación se detuvo antes de que llegara la respuesta.',
  AFTER_BACKUP: 'Se ha aceptado después de la copia de seguridad restaurada. El registro anterior dice: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'Se ha aceptado después de la copia de seguridad restaurada. El registro anterior dice: {state}, {numbers}.',
  OUTCOME_LOST: 'El registro ha perdido el resultado. Último estado conocido: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'El registro ha perdido el resultado. Último estado conocido: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'Al rango de números {first} a {last} de la cuenta {account} le quedan muy pocos números; hacen falta: {packages}. Pida uno nuevo al transportista.',
  NUMBERS_LOW: 'Quedan pocos números: {ranges}. Pida más al transportista.',
  TEST_UNREACHABLE: 'No se puede contactar con el transportista de prueba, como se ha pedido.',
  TEST_ANSWER_LOST: 'El transportista de prueba ha vendido el envío y su respuesta se ha perdido, como se ha pedido.',
  TEST_NOT_SAID_YET: 'El transportista de prueba dice dos minutos después de la compra qué pasó con un envío.',
  TEST_TOO_SLOW:
    'El transportista de prueba no había respondido cuando se abandonó; tarda {milliseconds} ms, como se ha pedido.',
  VOID_REFUSED:
    'Se ha pedido al transportista la anulación y la ha rechazado; la etiqueta es válida y se cobra. Dice: «{words}»',
  NO_SERVICE_CARRIES: 'Ninguno de los servicios de {account} puede llevarlo.',
  ACCOUNT_CANNOT_QUOTE: '{account} no puede cotizar: su forma de compra no tiene precios.',
  NOTHING_QUOTED: '{account} no cotiza ningún precio para esto.',
  RATES_FAILED: 'No se han podido pedir los precios. El sistema dice: «{words}»',
  ACCOUNT_SECRET_UNREADABLE:
    'Este puesto no puede abrir el secreto de la cuenta {account}. Si los puestos comparten un registro, inícielo con el archivo de claves común (--secrets-key); si no, introduzca el secreto de nuevo. El sistema dice: «{words}»',
  SECRETS_UNREADABLE:
    'Este puesto no puede abrir los secretos de estas cuentas y no compra con ellas: {accounts}. Si los puestos comparten un registro, inícielo con el archivo de claves común (--secrets-key); si no, introduzca los secretos de nuevo.',
  ACCOUNT_SECRET_GONE: 'La cuenta {account} no tiene secreto. Introdúzcalo de nuevo.',
  ACCOUNT_ADDRESS_CHANGED:
    'La dirección de la cuenta {account} ha cambiado desde que se introdujo su secreto. Introdúzcalo de nuevo.',
  TOKEN_NOT_IN_TIME: '{at} no dio un token de acceso antes del plazo.',
  TOKEN_NOT_GIVEN: '{at} no dio un token de acceso ({status}).',
  KEYS_REFUSED: '{at} rechaza las claves de la cuenta ({status}). Compruébelas o cree otras allí.',
  BALANCE_TOO_LOW: '{at} no vende nada: el saldo de la cuenta no es suficiente. Recárguelo allí.',
  ACCOUNT_REFUSED:
    '{at} rechaza lo que la cuenta le presenta ({status}). Compruebe sus claves y lo que pueden hacer allí.',
  ACCOUNT_NOT_THERE: '{at} acepta las claves, pero no tiene la cuenta {account}.',
  SERVICE_HAS_FAULT: '{at} tiene una avería ({status}).',
  CARRIER_SOLD: 'El transportista lo ha vendido: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'La estación consultada no conoce la transacción; no se ha comprado nada.',
  ASKED_WITH_OTHER_KEYS:
    'La estación consultada no conoce la transacción con las claves de hoy; se ha enviado con otras, y puede haberse comprado con ellas.',
  ACCOUNT_KEYS_CHANGED: 'Las claves de la cuenta acaban de cambiarse; no se ha enviado nada.',
  TRANSACTION_NOT_KNOWN_YET: 'La estación consultada aún no conoce la transacción.',
  TRANSACTION_OTHER: 'El servicio ha respondido con otra transacción.',
  PURCHASE_NOT_THERE: 'El servicio no tiene ningún envío con nuestro identificador; no se ha comprado nada.',
  PURCHASE_NOT_THERE_YET: 'El servicio aún no tiene ningún envío con nuestro identificador.',
  PURCHASE_OF_OTHER_KEYS:
    'El servicio no tiene ningún envío con nuestro identificador con las claves de hoy; se ha enviado con otras, y puede haberse comprado con ellas.',
  UPSTREAM_BOUGHT_NOTHING: 'La estación consultada no ha comprado nada.',
  LOOKUP_WITHOUT_ANSWER: 'El servicio no puede decir qué pasó ({status}).',
  LABEL_NOT_THERE:
    '{at} conoce la compra como {id} y hasta ahora no muestra número de seguimiento, lo que no prueba nada. Allí consta qué pasó.',
  LOOKUP_FAILED: 'La consulta ha fallado. El sistema dice: «{words}»',
  NO_NUMBER_TAKEN: 'No se había tomado ningún número del rango; no se ha comprado nada.',
  SETTLED_BY_PERSON: 'Una persona ha determinado que no se ha comprado nada: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'La ruta debe ser absoluta.',
  FOLDER_OF_THE_STATION: 'La carpeta debe estar separada de la carpeta de datos de la estación.',
  FOLDER_UNREADABLE: '{at} no es una carpeta que se pueda leer.',
  FOLDER_WATCHED_ELSEWHERE:
    'Otra estación vigila {at}, y ambas comprarían lo que se deje allí. Si ya no es así, quite de ella {file}.',
};
