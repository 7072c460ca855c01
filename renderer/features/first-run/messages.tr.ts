import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Bu istasyonu kurun',
  steps: 'Adımlar',
  done: 'Bitti:',
  next: 'Devam',
  back: 'Geri',
  skip: 'Bu adımı atla',
  later: 'Sonra kur',
  finish: 'Masaya git',
  resume: 'Kurmayı sürdür',
  language: {
    short: 'Dil',
    title: 'Dil ve birimler',
    lead: 'Bu pencere için. Hepsi her zaman Ayarlar’da değiştirilebilir.',
  },
  shipFrom: {
    short: 'Gönderen',
    title: 'Nereden gönderiyorsunuz?',
    lead: 'Her etiketteki ve paketlerin döndüğü adres. Bağlanan her hesap bunu alır.',
  },
  account: {
    short: 'Hesap',
    title: 'Etiketler nasıl alınır?',
    lead: 'Test hesaplarıyla başlayın; kendi hesabınızı şimdi ya da sonra Taşıyıcılar ve kurallar altında bağlayın.',
    tests: '{n} test hesabı bağlı. Taşıyıcıların kurallarına uyar ve hiçbir şey almaz.',
    services: 'Taşıyıcısının alışılmış hizmetleriyle başlar; Taşıyıcılar ve kurallar altında değişir.',
  },
  printer: {
    short: 'Yazıcı',
    title: 'Etiketler nereden çıkar?',
    lead: 'İstasyon yazdırma penceresi olmadan kendisi basar.',
    desk: 'Masa',
    own: 'Adresiyle bir yazıcı ya da bir klasör',
    ownHint: 'Ağdaki etiket yazıcısı, adıyla bir kuyruk ya da her etiket için dosya alan klasör',
    none: 'Şimdilik yok',
    noneHint: 'Etiketleri pencere indirir.',
    made: '{name} kuruldu ve etiketleri alıyor.',
  },
  label: {
    short: 'Test etiketi',
    title: 'İlk etiketiniz',
    lead: 'Test olarak işaretlidir ve ücretsizdir.',
    alt: 'Adresinizden bir etiketin resmi',
    print: 'Test etiketi bas',
    again: 'Bir kez daha bas',
    adjust: 'Çok solda mı, soluk mu, boyutu yanlış mı? Şurada değiştirin:',
    noPrinter: 'Etiketleriniz böyle görünür. Yazıcı yoksa indirilir.',
    save: 'İndir',
    file: 'test-etiketi',
  },
};
