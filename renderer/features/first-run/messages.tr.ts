import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Bu istasyonu kur',
  steps: 'Adımlar',
  done: 'Tamam:',
  next: 'Devam',
  back: 'Geri',
  skip: 'Bu adımı atla',
  later: 'Sonra kur',
  finish: 'Masaya geç',
  resume: 'Kuruluma devam et',
  language: {
    short: 'Dil',
    title: 'Dil ve birimler',
    lead: 'Bu pencere için. Hepsi Ayarlar’dan her zaman değiştirilebilir.',
  },
  shipFrom: {
    short: 'Gönderici',
    title: 'Nereden gönderiyorsunuz?',
    lead: 'Her etiketteki adres ve kolilerin geri geldiği yer. Bağlanan her hesap bunu alır.',
  },
  account: {
    short: 'Hesap',
    title: 'Etiketler nasıl satın alınıyor?',
    lead: 'Deneme hesaplarıyla başlayın; kendi hesabınızı şimdi ya da sonra “Taşıyıcılar ve kurallar” altında bağlayın.',
    tests:
      'Bir deneme hesabı bağlı. Taşıyıcının kurallarına uyar, hiçbir şey satın almaz. | Her taşıyıcı için bir tane olmak üzere {n} deneme hesabı bağlı. Taşıyıcıların kurallarına uyar, hiçbir şey satın almazlar.',
    services: 'Taşıyıcısının olağan hizmetleriyle başlar; bunlar “Taşıyıcılar ve kurallar” altında değiştirilebilir.',
  },
  printer: {
    short: 'Yazıcı',
    title: 'Etiketler nereden çıksın?',
    lead: 'İstasyon kendisi basar, yazdırma penceresi açılmaz.',
    desk: 'Masa',
    own: 'Adresiyle bir yazıcı ya da bir klasör',
    ownHint: 'Ağdaki bir etiket yazıcısı, adıyla bir kuyruk ya da her etiketin dosya olarak konduğu bir klasör',
    none: 'Şimdilik yok',
    noneHint: 'Etiketleri pencere indirir.',
    made: '{name} kuruldu ve etiketleri alıyor.',
  },
  label: {
    short: 'Deneme etiketi',
    title: 'İlk etiketiniz',
    lead: 'Deneme olarak işaretlidir ve ücretsizdir.',
    alt: 'Sizin adresinizden bir etiketin resmi',
    print: 'Deneme etiketi bas',
    again: 'Bir daha bas',
    adjust: 'Çok mu solda, çok mu soluk, boyutu mu yanlış? Şurada değiştirin:',
    noPrinter: 'Etiketleriniz böyle görünür. Yazıcı yoksa indirilirler.',
    save: 'İndir',
    file: 'deneme-etiketi',
  },
};
