import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'İlgi bekleyenler',
  none: 'İlgi bekleyen bir şey yok',
  noneHint:
    'Satın alınıp alınmadığı belirsiz gönderiler, çıkmamış olabilecek ya da yazdırılmak için geç gelen etiketler ve taşıyıcının yapmış olabileceği manifestolar burada bekler.',
  unknown: 'Satın alınmış olabilecek {n} gönderi',
  doNotBuy: 'Yeniden satın almayın',
  why: 'Satın alma gönderildi, yanıtı kayboldu. Bunların her biri satın alınmış ve ödenmiş olabilir; ikinci bir satın alma ikinci bir etiket olur.',
  uncertain: 'Çıkmış olabilecek {n} etiket',
  refresh: 'Yeniden bak',
  since: 'Belirsiz olduğu zaman',
  platformNumbers: 'Bizim numaralarımız',
  known: 'Bilinenler',
  toDo: 'Yapılacak',
  ownId: 'Oradaki referansımız',
  todoLookup:
    'İstasyon {account} hesabına sormayı sürdürüyor. Şimdi sorgulayın ya da portalında arayın ve bulduğunuzu burada bildirin.',
  todoAsk:
    'İstasyon {account} hesabına soramıyor: sizden başka soran yok. Portalında arayın ya da telefon edin ve bulduğunuzu burada bildirin.',
  lookFor: 'Gönderildiği güne bakıp alıcıyı ya da bizim numaramızı arayın.',
  lookForId: 'Gönderildiği güne bakıp oradaki referansımızı, alıcıyı ya da bizim numaramızı arayın.',
  lookUp: 'Şimdi sorgula',
  lookUpAll: 'Tümünü şimdi sorgula',
  asking: 'Soruluyor …',
  lookup: {
    found: 'Satın alınmış. Etiketi hazır.',
    not_bought: 'Satın alınmamış. Yeniden gönderilebilir.',
    unknown: 'Taşıyıcı söyleyemiyor. Durum eskisi gibi belirsiz.',
  },
  ways: {
    found: 'Satın alınmış',
    not_bought: 'Satın alınmamış',
    written_off: 'Kayıttan düş',
  },
  settle: {
    means: {
      found:
        'Taşıyıcının verdiği takip numaralarını yazın. Etiketleri bunlarla çizilir; taşıyıcının kendi yaptıkları ondan alınır.',
      not_bought:
        'Yalnızca taşıyıcı böyle diyorsa. İşlem yeniden serbest kalır ve yeniden gönderen satın alır: yine de satın alınmışsa iki kez ödenir.',
      written_off: 'Satın alınıp alınmadığı bilinmeden kapatır. Etiket bir faturada çıkarsa geçmişte bulunur.',
    },
    button: {
      found: 'Numaraları kaydet',
      not_bought: 'Hiçbir şey alınmadı',
      written_off: 'Kayıttan düş',
    },
    numberOf: '{n}. paketin takip numarası',
    numberMissing: 'Takip numarasını yazın.',
    numberWrong: 'Etiket bu numarayı taşıyamaz. Taşıyıcının verdiği gibi yazın.',
    numberTaken: '{number} bu hesabın başka bir gönderisine ait. Doğru numara bu mu?',
    source: 'Nerede bulundu (zorunlu değil)',
    reason: 'Nereden biliyorsunuz',
    kept: 'Yevmiyede kalıcı olarak saklanır: kişiyi değil, kaynağı yazın.',
    sayWhy: 'Nereden bildiğinizi yazın.',
  },
  settled: {
    found: 'Gönderi satın alınmıştı. Geçmişte bulunur; etiketleri de geldiklerinde orada olur.',
    not_bought: 'Gönderi satın alınmadı. Yeniden gönderilebilir.',
    written_off: 'Gönderi kayıttan düşüldü.',
  },
  manifests: {
    title: 'Taşıyıcının yapmış olabileceği {n} manifesto',
    closed: '{at} kapatıldı, {count} gönderiyle.',
  },
  unlabelled: {
    title: 'Satın alınmış ama etiketi olmayan {n} gönderi',
    bought: 'Satın alındı: {account}, {at}.',
    toDo: 'İstasyon etiketi sormaya devam eder. Yeniden satın almayın. Etiket taşıyıcının portalındaysa oradan yazdırın.',
    ask: 'Şimdi sor',
    notYet: 'Etiket henüz gelmedi.',
  },
  unprinted: {
    title: 'Etiketi yazdırılmamış {n} gönderi',
    asked: 'Satın alındı: {at}; yazdırılacağı yazıcı: {printer}. Etiket zamanında çıkmadı.',
    find: 'Kolisini bulun, etiketi yazdırın ve o koliye yapıştırın.',
    print: 'Yazdır',
    dismiss: 'Gerek yok',
    dismissAll: 'Hiçbiri gerekli değil',
    printing: 'Etiket yazdırılıyor.',
    dismissed: 'Etiket geçmişte kalır.',
  },
  prints: {
    document: 'Bir belge',
    sent: 'Gönderildi: {printer}, {at}.',
    look: 'Yazıcıya ve içinde kalanlara bakın. Kendiliğinden asla yeniden basılmaz.',
    cameOut: 'Çıktı',
    didNot: 'Çıkmadı',
    saidPrinted: 'Etiket basıldı.',
    saidNot: 'Etiket basılmadı. Yeniden basılabilir.',
  },
};
