import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} anahtarı kabul ediyor; bu bir deneme anahtarı ve altında {carrier} taşıyıcısı yok. Gönderim taşıyıcıları başka bir anahtara bağlıdır.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} anahtarı kabul ediyor; bu bir gönderim anahtarı ve altında {carrier} taşıyıcısı yok. Deneme taşıyıcıları başka bir anahtara bağlıdır.',
  SERVICE_CARRIER_OFF: '{at} üzerinde {carrier} taşıyıcısı kapalı ya da henüz bağlı değil. Orada bağlayın.',
  SERVICE_CARRIER_INACTIVE: '{at} üzerinde taşıyıcı kapalı ya da henüz bağlı değil. Orada bağlayın.',
  SERVICE_PLAN_LACKS: '{at} hesabının planı bunu kapsamıyor. Orada değiştirin.',
  SERVICE_ACCOUNT_REFUSED:
    '{at} ayarlanan hesabı ya da sözleşmeyi kabul etmiyor. Buradaki hesapta numarasını denetleyin.',
  SERVICE_ADDRESS_REFUSED: '{at} adresi kabul etmiyor. Düzeltin.',
  SERVICE_NO_SUCH_LABEL: '{at} bu biçimde etiketi {stock} üzerine basmıyor. Başka bir biçim ya da kâğıt seçin.',
  OWN_ID_TAKEN:
    '{at} üzerinde {id} kimlikli bir gönderi zaten var; önceki bir çağrı onu satın almış olabilir. Sorgulama sonucunu gösterir.',
  LABEL_WITH_ERROR: 'Hizmette {id} etiketi hatalı görünüyor. Sonucu orada yazar.',
  LABEL_VOIDED_THERE: 'Hizmet {id} etiketini sattı ({numbers}); etiket orada iptal edildi.',
  LABEL_IN_WORK: 'Hizmet {id} etiketini hâlâ hazırlıyor. Sorgulama sonucunu gösterir.',
  KEY_OF_OTHER_MODE: 'Hesabın anahtarı {at} hizmetinin diğer modu için: gönderim ya da deneme. Anahtarı yeniden girin.',
  KEY_FOR_TESTS:
    '{at} taşıyıcı hesaplarını yalnızca gönderim anahtarlarına gösterir. Taşıyıcı hesabının kimliğini yazın ya da gönderim anahtarıyla içe aktarın.',
  SERVICE_NOT_OFFERED: '{at} bu gönderi için {service} hizmetini sunmuyor.',
  PARTLY_VOIDED: 'Yalnızca şu etiketler geri verildi: {numbers}. Diğerleri geçerli. Taşıyıcının açıklaması: “{words}”',
  LABELS_NOT_THERE: 'Etiketler henüz hazır değil.',
  LABELS_LACKING: 'Şu paketlerin etiketi gelmedi: {packages}.',
  LABELS_NOT_SPLIT: '{packages} paket için tek dosya geldi. İçindeki etiket sayısı: {labels}.',
  LABELS_FAILED: 'Etiketler alınamadı. Sistem iletisi: “{words}”',
  DOCUMENT_LACKING: '{package}. paketin etiketi gelmedi.',
  DOCUMENT_LINK_BROKEN: 'Belgenin bağlantısı bir adres değil.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Belgenin bağlantısı parola içeriyor.',
  DOCUMENT_ELSEWHERE: '{at} adresinden etiket alınmaz: hesapta listelenmemiş.',
  DOCUMENT_UNENCRYPTED: '{at} adresinden şifresiz etiket alınmaz.',
  DOCUMENT_NOT_GIVEN: '{at} belge yerine {status} yanıtını verdi.',
  DOCUMENT_OF_NO_FORMAT: '{type} bir etiket biçimi değil.',
  DOCUMENT_EMPTY: 'Belge boş.',
  DOCUMENT_TOO_LARGE: 'Belge {limit} bayttan büyük.',
  DOCUMENT_DECLARED_OTHERWISE: 'Belge {type} değil, {declared} olarak bildirilmiş.',
  DOCUMENT_BEGINS_OTHERWISE: 'Belge bir {type} gibi başlamıyor.',
  DOCUMENT_NOT_BASE64: 'Belge base64 değil.',
  NO_REASON_GIVEN: '{at} neden bildirmiyor.',
  VOID_FAILED: 'İptal istenemedi. Sistem iletisi: “{words}”',
  VOID_NOT_SAID: 'Hizmet {id} iptalinin sonucunu bildirmiyor.',
  VOID_WITH_OTHER_KEYS:
    'Hizmet bugünkü anahtarlarla iptali reddetti. Etiket başka anahtarlarla satın alındı; bu yüzden etikete ne olduğu bundan anlaşılmıyor.',
  VOID_OF_OTHER_NUMBERS: 'Hizmet satın almayı başka takip numaralarıyla biliyor.',
  VOID_WITHOUT_LABEL: '{at} iptal edilecek etiketi vermiyor.',
  VOID_WITHOUT: 'Paketlerin bir kısmı iptal edildi; şunlar edilmedi: {numbers}.',
  MANIFEST_UNANSWERED: 'Taşıyıcıdan manifesto istendi; yapıp yapmadığı bilinmiyor. Sistem iletisi: “{words}”',
  MANIFEST_NOT_FOUND: '{at} üzerinde bu gönderilerin manifestosu yok; bu hiçbir şeyi kanıtlamaz.',
  MANIFEST_NOT_SAID: '{at} manifestonun sonucunu bildirmiyor.',
  MANIFEST_NOT_SENT: 'Taşıyıcıdan manifesto istenmedi.',
  MANIFEST_REFUSED: 'Taşıyıcı manifesto yapmadı. Açıklaması: “{words}”',
  SHIPMENT_VOIDED: 'İptal edildi.',
  SHIPMENT_BEING_VOIDED: 'İptali istendi.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Başka bir hizmetle ya da başka anahtarlarla satın alındı.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} bunu bilmiyor.',
  SHIPMENT_ON_NO_MANIFEST: '{at} bunu hiçbir manifestoya koymadı.',
  MANIFEST_NO_IDS: '{at} gönderilerin hiçbirini kimliğiyle bilmiyor; bu yüzden hiçbiri manifestosuna konamaz.',
  REFERENCE_NOT_FOUND:
    '{at} {reference} referansıyla etiket bulamıyor; bu hiçbir şeyi kanıtlamaz. Bu referansı oradaki hesabın gönderilerinde arayın.',
  REFERENCE_FOUND_OTHERWISE:
    '{at} {reference} referansıyla şunları buluyor: {numbers}. Gönderilen paket sayısı ise {packages}. Orada karşılaştırın.',
  UPS_MEASURE: '{package}. paketin ölçüsü {measure}: UPS en çok {limit} karakter alır. Yuvarlayın.',
  UPS_ACCOUNT_REFUSED: 'UPS {account} hesabıyla göndermiyor. Buradaki hesapta numarasını denetleyin.',
  UPS_RECIPIENT_REFUSED: 'UPS alıcıyı kabul etmiyor. Adresi düzeltin.',
  UPS_SERVICE_REFUSED: 'UPS buradan oraya bu hizmeti sunmuyor. Başka bir hizmet seçin.',
  UPS_NOT_FOUND:
    'UPS {reference} referansıyla etiket bulamıyor; bu hiçbir şeyi kanıtlamaz. Bu referansı ups.com’da {account} hesabının gönderim geçmişinde arayın.',
  UPS_NO_REFERENCE:
    'Etiketteki referanslar istasyonun referansına yer bırakmadı; bu yüzden UPS’e sorulamıyor. Alıcıyı ups.com’da {account} hesabının gönderim geçmişinde arayın.',
};
