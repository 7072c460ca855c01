import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} anahtarı kabul ediyor; bu test anahtarı ve altında {carrier} taşıyıcısı yok. Gönderim taşıyıcıları başka anahtarda.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} anahtarı kabul ediyor; bu gönderim anahtarı ve altında {carrier} taşıyıcısı yok. Test taşıyıcıları başka anahtarda.',
  SERVICE_CARRIER_OFF: '{at}: {carrier} taşıyıcısı kapalı ya da henüz bağlı değil. Orada bağlayın.',
  SERVICE_CARRIER_INACTIVE: '{at}: taşıyıcı kapalı ya da henüz bağlı değil. Orada bağlayın.',
  SERVICE_PLAN_LACKS: '{at}: hesabın planı bunu kapsamıyor. Orada değiştirin.',
  SERVICE_ACCOUNT_REFUSED:
    '{at} ayarlanan hesabı ya da sözleşmeyi kabul etmiyor. Numarasını buradaki hesapta kontrol edin.',
  SERVICE_ADDRESS_REFUSED: '{at} adresi kabul etmiyor. Düzeltin.',
  SERVICE_NO_SUCH_LABEL: '{at} bu biçimde etiketi {stock} üzerine basmıyor. Başka biçim ya da malzeme seçin.',
  OWN_ID_TAKEN: '{at}: {id} kimlikli gönderi zaten var, yani önceki bir çağrı almış olabilir. Sorgulama sonucu söyler.',
  LABEL_WITH_ERROR: 'Hizmette {id} etiketi hatalı. Sonuç orada yazar.',
  LABEL_VOIDED_THERE: 'Hizmet {id} etiketini sattı ({numbers}) ve orada iptal edildi.',
  LABEL_IN_WORK: 'Hizmet {id} etiketini hâlâ yapıyor. Sorgulama sonucu söyler.',
  KEY_OF_OTHER_MODE: 'Hesabın anahtarı {at} için öbür kipte, gönderim ya da test. Anahtarı yeniden girin.',
  KEY_FOR_TESTS:
    '{at} taşıyıcı hesaplarını yalnız gönderim anahtarlarına gösterir. Taşıyıcı hesabının kimliğini yazın ya da gönderim anahtarıyla içe aktarın.',
  SERVICE_NOT_OFFERED: '{at} bu gönderi için {service} sunmuyor.',
  PARTLY_VOIDED: 'Yalnız şu etiketler geri veriliyor: {numbers}. Öbürleri geçerli. Taşıyıcının sözü: “{words}”',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Etiketler henüz yok.',
  LABELS_LACKING: 'Şu paketlerin etiketi gelmedi: {packages}.',
  LABELS_NOT_SPLIT: '{packages} paket için tek dosya geldi. İçindeki etiket: {labels}.',
  LABELS_FAILED: 'Etiketler alınamadı. Sistemin sözü: “{words}”',
  DOCUMENT_LACKING: '{package}. paketin etiketi gelmedi.',
  DOCUMENT_LINK_BROKEN: 'Belge bağlantısı bir adres değil.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Belge bağlantısında parola var.',
  DOCUMENT_ELSEWHERE: '{at} adresinden etiket alınmaz: hesapta yazmıyor.',
  DOCUMENT_UNENCRYPTED: '{at} adresinden şifresiz etiket alınmaz.',
  DOCUMENT_NOT_GIVEN: '{at} belge yerine {status} yanıtını verdi.',
  DOCUMENT_OF_NO_FORMAT: '{type} etiket biçimi değil.',
  DOCUMENT_EMPTY: 'Belge boş.',
  DOCUMENT_TOO_LARGE: 'Belge {limit} bayttan büyük.',
  DOCUMENT_DECLARED_OTHERWISE: 'Belge {type} değil {declared} olarak bildirilmiş.',
  DOCUMENT_BEGINS_OTHERWISE: 'Belge {type} gibi başlamıyor.',
  DOCUMENT_NOT_BASE64: 'Belge base64 değil.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} gerekçe vermiyor.',
  // Of voids.
  VOID_FAILED: 'İptal isteği başarısız. Sistemin sözü: “{words}”',
  VOID_NOT_SAID: 'Hizmet {id} iptalinin sonucunu söylemiyor.',
  VOID_OF_OTHER_NUMBERS: 'Hizmet satın almayı başka takip numaralarıyla biliyor.',
  VOID_WITHOUT_LABEL: '{at} iptal edilecek etiketi vermiyor.',
  VOID_WITHOUT: 'Paketlerin bir kısmı iptal edildi, şunlar edilmedi: {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED: 'Taşıyıcıdan manifesto istendi; yapıp yapmadığı bilinmiyor. Sistemin sözü: “{words}”',
  MANIFEST_NOT_FOUND: '{at}: bu gönderilerin manifestosu yok; bu bir şey kanıtlamaz.',
  MANIFEST_NOT_SAID: '{at} manifestonun sonucunu söylemiyor.',
  MANIFEST_NOT_SENT: 'Taşıyıcıdan manifesto istenmedi.',
  MANIFEST_REFUSED: 'Taşıyıcı manifesto yapmadı. Sözü: “{words}”',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'İptal edildi.',
  SHIPMENT_BEING_VOIDED: 'İptali istendi.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Başka bir hizmetle ya da başka anahtarlarla alındı.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} bilmiyor.',
  SHIPMENT_ON_NO_MANIFEST: '{at} hiçbir manifestoya koymadı.',
  MANIFEST_NO_IDS: '{at} gönderilerin hiçbirini bir kimlikle bilmiyor; bu yüzden hiçbiri manifestosuna konamaz.',
  REFERENCE_NOT_FOUND:
    '{at}: {reference} referansıyla etiket bulunamadı; bu bir şey kanıtlamaz. Bu referansı oradaki gönderilerde arayın.',
  REFERENCE_FOUND_OTHERWISE:
    '{at}: {reference} referansıyla {numbers} bulundu, oysa {packages} paket gönderildi. Orada karşılaştırın.',
  // Of UPS.
  UPS_MEASURE: '{package}. paketin ölçüsü {measure}: UPS {limit} karakter alır. Yuvarlayın.',
  UPS_ACCOUNT_REFUSED: 'UPS {account} hesabıyla göndermiyor. Numarasını buradaki hesapta kontrol edin.',
  UPS_RECIPIENT_REFUSED: 'UPS alıcıyı kabul etmiyor. Adresi düzeltin.',
  UPS_SERVICE_REFUSED: 'UPS bu hizmeti buradan oraya sunmuyor. Başka birini seçin.',
  UPS_NOT_FOUND:
    'UPS: {reference} referansıyla etiket bulunamadı; bu bir şey kanıtlamaz. ups.com’da {account} hesabının gönderi geçmişinde arayın.',
  UPS_NO_REFERENCE:
    'Etiketteki referanslar istasyonunkine yer bırakmadı, bu yüzden UPS’e sorulamaz. ups.com’da {account} hesabının gönderi geçmişinde alıcıyı arayın.',
};
