import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'İlgi bekliyor',
  none: 'İlgi bekleyen yok',
  noneHint:
    'Satın alması belirsiz gönderiler, çıkmamış olabilecek etiketler ve taşıyıcının yapmış olabileceği manifestolar burada bekler.',
  unknown: 'Alınmış olabilecek {n} gönderi',
  doNotBuy: 'Yeniden almayın',
  why: 'Satın alma gönderildi ve yanıtı kayboldu. Her biri alınmış ve ödenmiş olabilir; ikinci satın alma ikinci etiket olur.',
  uncertain: 'Çıkmış olabilecek {n} etiket',
  refresh: 'Yeniden bak',
  since: 'Belirsizlik başlangıcı',
  platformNumbers: 'Numaralarımız',
  known: 'Bilinenler',
  toDo: 'Yapılacaklar',
  ownId: 'Oradaki referansımız',
  todoLookup:
    'İstasyon {account} hesabına sormayı sürdürüyor. Şimdi sorgulayın ya da portalında arayıp bulduğunuzu burada söyleyin.',
  todoAsk:
    'İstasyon {account} hesabına soramıyor: sizden başka soran yok. Portalında arayın ya da telefon edin, bulduğunuzu burada söyleyin.',
  lookFor: 'Gönderildiği gün altında alıcıyı ya da numaramızı arayın.',
  lookForId: 'Gönderildiği gün altında oradaki referansımızı, alıcıyı ya da numaramızı arayın.',
  lookUp: 'Şimdi sorgula',
  lookUpAll: 'Hepsini şimdi sorgula',
  asking: 'Soruluyor …',
  lookup: {
    found: 'Satın alınmış. Etiketi var.',
    not_bought: 'Satın alınmamış. Yeniden gönderilebilir.',
    unknown: 'Taşıyıcı söyleyemiyor. Önceki kadar açık.',
  },
  ways: {
    found: 'Satın alındı',
    not_bought: 'Satın alınmadı',
    written_off: 'Zarara yaz',
  },
  settle: {
    means: {
      found: 'Taşıyıcının verdiği takip numaralarını yazın. Etiketleri onlarla çizilir, basıma hazır olur.',
      not_bought:
        'Yalnız taşıyıcı öyle diyorsa. İşlem yeniden serbest kalır ve yeniden gönderen satın alır: meğer alınmışsa iki kez ödenir.',
      written_off: 'Alınıp alınmadığı bilinmeden kapatır. Etiket bir faturada çıkarsa geçmişte bulunur.',
    },
    button: {
      found: 'Numaraları kaydet',
      not_bought: 'Hiçbir şey alınmadı',
      written_off: 'Zarara yaz',
    },
    numberOf: '{n}. paketin takip numarası',
    numberMissing: 'Takip numarasını yazın.',
    numberWrong: 'Etiket bu numarayı taşıyamaz. Taşıyıcının verdiği gibi yazın.',
    numberTaken: '{number} bu hesabın başka bir gönderisine ait. Doğru olan bu mu?',
    source: 'Nerede bulundu (gerekli değil)',
    reason: 'Nereden biliyorsunuz',
    kept: 'Günlükte hep kalır: kişi değil, kaynak belirtin.',
    sayWhy: 'Nereden bildiğinizi söyleyin.',
  },
  settled: {
    found: 'Gönderi alınmış. Etiketleri geçmişte.',
    not_bought: 'Gönderi alınmamış. Yeniden gönderilebilir.',
    written_off: 'Gönderi zarara yazıldı.',
  },
  manifests: {
    title: 'Taşıyıcının yapmış olabileceği {n} manifesto',
    closed: '{at} zamanında {count} gönderiyle kapatıldı.',
  },
  prints: {
    document: 'Bir belge',
    sent: '{printer} yazıcısına gönderildi, {at}.',
    look: 'Yazıcıya ve içindekine bakın. Kendiliğinden yeniden basılmaz.',
    cameOut: 'Çıktı',
    didNot: 'Çıkmadı',
    saidPrinted: 'Etiket basıldı.',
    saidNot: 'Etiket basılmadı. Yeniden basılabilir.',
  },
};
