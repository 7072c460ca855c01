import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} acepta la clave, que es de pruebas, pero con ella no ofrece el transportista {carrier}. Los transportistas para enviar corresponden a otra clave.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} acepta la clave, que es para enviar, pero con ella no ofrece el transportista {carrier}. Los transportistas de pruebas corresponden a otra clave.',
  SERVICE_CARRIER_OFF: '{at} tiene el transportista {carrier} desactivado o aún sin conectar. Conéctelo allí.',
  SERVICE_CARRIER_INACTIVE: '{at} tiene el transportista desactivado o aún sin conectar. Conéctelo allí.',
  SERVICE_PLAN_LACKS: 'El plan de la cuenta en {at} no incluye esto. Cámbielo allí.',
  SERVICE_ACCOUNT_REFUSED: '{at} no acepta la cuenta o el contrato indicado. Compruebe su número en la cuenta de aquí.',
  SERVICE_ADDRESS_REFUSED: '{at} no acepta la dirección. Corríjala.',
  SERVICE_NO_SUCH_LABEL: '{at} no imprime etiquetas de este formato en {stock}. Elija otro formato o material.',
  OWN_ID_TAKEN:
    '{at} ya tiene un envío con el identificador {id}, así que una llamada anterior puede haberlo comprado. Una consulta dice qué pasó.',
  LABEL_WITH_ERROR: 'El servicio tiene la etiqueta {id} con un error. Allí consta qué pasó.',
  LABEL_VOIDED_THERE: 'El servicio ha vendido la etiqueta {id} ({numbers}), y allí se ha anulado.',
  LABEL_IN_WORK: 'El servicio aún está haciendo la etiqueta {id}. Una consulta dice qué pasó.',
  KEY_OF_OTHER_MODE:
    'La clave de la cuenta es del otro modo de {at}, para enviar o para pruebas. Introduzca la clave de nuevo.',
  KEY_FOR_TESTS:
    '{at} muestra sus cuentas de transportista solo a claves para enviar. Escriba el identificador de la cuenta de transportista o importe con una clave para enviar.',
  SERVICE_NOT_OFFERED: '{at} no ofrece {service} para este envío.',
  PARTLY_VOIDED:
    'Solo se han anulado estas etiquetas: {numbers}. Las demás siguen siendo válidas. El transportista dice: «{words}»',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Las etiquetas aún no están disponibles.',
  LABELS_LACKING: 'No ha llegado ninguna etiqueta para estos paquetes: {packages}.',
  LABELS_NOT_SPLIT: 'Ha llegado un solo archivo para {packages} paquetes. Etiquetas que contiene: {labels}.',
  LABELS_FAILED: 'No se han podido obtener las etiquetas. El sistema dice: «{words}»',
  DOCUMENT_LACKING: 'No ha llegado ninguna etiqueta para el paquete {package}.',
  DOCUMENT_LINK_BROKEN: 'El enlace al documento no es una dirección.',
  DOCUMENT_LINK_WITH_PASSWORD: 'El enlace al documento contiene una contraseña.',
  DOCUMENT_ELSEWHERE: 'No se obtienen etiquetas de {at}: la cuenta no lo incluye.',
  DOCUMENT_UNENCRYPTED: 'No se obtienen etiquetas de {at} sin cifrar.',
  DOCUMENT_NOT_GIVEN: '{at} respondió {status} en lugar del documento.',
  DOCUMENT_OF_NO_FORMAT: '{type} no es un formato de etiquetas.',
  DOCUMENT_EMPTY: 'El documento está vacío.',
  DOCUMENT_TOO_LARGE: 'El documento tiene más de {limit} bytes.',
  DOCUMENT_DECLARED_OTHERWISE: 'El documento se declara como {declared}, no como {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'El documento no empieza como un {type}.',
  DOCUMENT_NOT_BASE64: 'El documento no es base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} no da ningún motivo.',
  // Of voids.
  VOID_FAILED: 'La petición de anulación ha fallado. El sistema dice: «{words}»',
  VOID_NOT_SAID: 'El servicio no dice qué pasó con la anulación de {id}.',
  VOID_WITH_OTHER_KEYS:
    'El servicio rechaza la anulación con las claves de hoy. La etiqueta se ha comprado con otras, así que esto no aclara qué ha sido de ella.',
  VOID_OF_OTHER_NUMBERS: 'El servicio conoce la compra con otros números de seguimiento.',
  VOID_WITHOUT_LABEL: '{at} no facilita la etiqueta que hay que anular.',
  VOID_WITHOUT: 'Se han anulado algunos paquetes, pero no {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED:
    'Se ha pedido al transportista su manifiesto y no se sabe si lo ha hecho. El sistema dice: «{words}»',
  MANIFEST_NOT_FOUND: '{at} no tiene manifiesto de estos envíos, lo que no prueba nada.',
  MANIFEST_NOT_SAID: '{at} no dice qué pasó con el manifiesto.',
  MANIFEST_NOT_SENT: 'No se ha pedido al transportista su manifiesto.',
  MANIFEST_REFUSED: 'El transportista no ha hecho ningún manifiesto. Dice: «{words}»',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Se ha anulado.',
  SHIPMENT_BEING_VOIDED: 'Se ha pedido su anulación.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Se ha comprado mediante otro servicio o con otras claves.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} no lo conoce.',
  SHIPMENT_ON_NO_MANIFEST: '{at} no lo puso en ningún manifiesto.',
  MANIFEST_NO_IDS:
    '{at} no conoce ninguno de los envíos por un identificador, así que ninguno puede ir en su manifiesto.',
  REFERENCE_NOT_FOUND:
    '{at} no encuentra etiqueta por la referencia {reference}, lo que no prueba nada. Búsquela en los envíos de la cuenta allí.',
  REFERENCE_FOUND_OTHERWISE:
    'Por la referencia {reference} {at} encuentra {numbers}; paquetes enviados: {packages}. Compárelos allí.',
  // Of UPS.
  UPS_MEASURE: 'El paquete {package} mide {measure}: UPS admite {limit} caracteres. Redondéelo.',
  UPS_ACCOUNT_REFUSED: 'UPS no envía con la cuenta {account}. Compruebe su número en la cuenta de aquí.',
  UPS_RECIPIENT_REFUSED: 'UPS no acepta el destinatario. Corrija la dirección.',
  UPS_SERVICE_REFUSED: 'UPS no ofrece este servicio para este trayecto. Elija otro.',
  UPS_NOT_FOUND:
    'UPS no encuentra etiqueta por la referencia {reference}, lo que no prueba nada. Búsquela en ups.com en el historial de envíos de la cuenta {account}.',
  UPS_NO_REFERENCE:
    'Las referencias de la etiqueta no dejaron sitio para una de la estación, así que no se puede preguntar a UPS. Busque el destinatario en ups.com en el historial de envíos de la cuenta {account}.',
};
