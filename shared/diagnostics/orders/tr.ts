import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: '{number} siparişi bekletiliyor: “{reason}”. Önce serbest bırakın.',
  ORDER_HELD_AT_SOURCE: '{number} siparişi geldiği yerde bekletiliyor. Önce serbest bırakın.',
  ORDER_CANCELLED: '{number} siparişi iptal edildi: “{reason}”. Yeniden açmak için serbest bırakın.',
  ORDER_CANCELLED_AT_SOURCE: '{number} siparişi geldiği yerde iptal edildi. Yeniden açmak için serbest bırakın.',
  ORDER_PACKED: '{number} siparişi zaten paketlendi.',
  ORDER_SHIPPED: '{number} siparişi taşıyıcıya zaten verildi.',
  ORDER_CLAIMED: '{number} siparişi {desk} masasında paketleniyor. Nedenini yazarak devralın.',
  ORDER_CLAIMED_BY: '{number} siparişini {desk} masasında {packer} paketliyor. Nedenini yazarak devralın.',
  ORDER_IN_PARCEL:
    '{number} siparişinin tümü zaten bir kolide: {label}. Yeniden göndermek için neden (duplicateReason) yazın.',
  ORDER_BOUGHT_BY_ID:
    '{transactionId} işlemi, {number} siparişinin {label} kolisini satın aldı. Kalanı veya aynısını başka bir transactionId ile gönderin.',
  ORDER_BEING_BOUGHT: '{number} siparişi için şu anda etiket satın alınıyor. Bitmesini bekleyip yeniden deneyin.',
  ORDER_CHANGED: '{number} siparişi bu arada değişti. Neyin farklı olduğuna bakıp yeniden deneyin.',
  RULE_ACCOUNT_GONE: 'Kuralın seçtiği {account} hesabı artık yok. Kural atlanıyor.',
  RULE_SERVICE_GONE: '{account} hesabında kuralın seçtiği {service} hizmeti yok. Kural atlanıyor.',
  RULES_CHANGED: 'Kuralları bu arada başkası değiştirdi. Yeniden okuyun ve değişikliğinizi yeniden yapın.',
  ORDER_BUSY: '{number} siparişini şu anda başkaları değiştiriyor. Yeniden deneyin.',
  ORDER_NOT_CLAIMED: '{number} siparişi burada paketlenmiyor. Çeki listesini okutun.',
  PACKING_WRONG_ITEM: '{what} {number} siparişinde yok. Çıkarın, sonra devam edin.',
  PACKING_SURPLUS: '{what}: {number} siparişindekinden {quantity} fazla. Çıkarın, sonra devam edin.',
  PACKING_UNKNOWN_CODE: '{code} kodunu bilen yok. Ne okutulduğuna bakın, çıkarın, sonra devam edin.',
  PACKING_OTHER_ORDER: 'Bu, {other} siparişinin çeki listesi. Önce {number} siparişini bitirin ya da kenara koyun.',
  PACKING_CHANGED: '{number} siparişi paketlenirken değişti. Neyin farklı olduğuna bakın, sonra devam edin.',
  PACKING_CHANGED_QUANTITY: '{what}: {before} yerine {now}.',
  PACKING_CHANGED_ADDED: 'Yeni: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Artık sipariş edilmiyor: {quantity} × {what}. Çıkarın.',
  PACKING_CHANGED_LINES: 'Siparişin satırları değişti.',
  PACKING_CHANGED_RECIPIENT: 'Alıcı ya da adres değişti.',
  PACKING_CHANGED_SHIPMENT: 'Gönderiden istenenler değişti: örneğin hesap, hizmet ya da ambalaj.',
  PACKING_CHANGED_NOTE: 'Not, tarih, hediye bilgisi ya da anahtar sözcükler değişti.',
  PACKING_NO_LINES:
    '{number} siparişi ürün listelemiyor, bu yüzden hiçbir şey doğrulanamaz. Kutunun içine bakın ve etiketi kendiniz satın alın.',
  PACKING_ITEMS_MISSING: 'Okutulacak ürün sayısı: {count}.',
  PACKING_BY_HAND:
    '{what} ürününün barkodu var, ama elle onaylandı. Kutunun içine bakın ve etiketi kendiniz satın alın.',
  PACKING_SCALE_OFF: 'Bu masada kurulu terazi yok. Ayarlar’dan kurulur; o zamana kadar etiketi kendiniz satın alın.',
  PACKING_SCALE_AWAY: 'Terazi veri göndermiyor. Açık ve bağlı mı?',
  PACKING_SCALE_EMPTY: 'Koliyi teraziye koyun.',
  PACKING_SCALE_MOVING: 'Terazi sabitlenene kadar bekleyin.',
  PACKING_SCALE_LIFT_OFF: 'Koliyi kaldırın, terazi sıfıra insin, sonra yeniden koyun.',
  PACKING_SCALE_TO_ZERO: 'Terazinin üzerindeki her şeyi kaldırıp sıfırlayın.',
  PACKING_SCALE_OVER: 'Koli bu terazi için çok ağır.',
  PACKING_WEIGHT_UNUSUAL:
    'Koli {actual} {unit} geliyor; böyleleri genellikle {usual} {unit} gelir ({parcels} koli). Kutunun içine bakın ve etiketi kendiniz satın alın.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Böyle bir kolinin olağan ağırlığı, üç tanesi tartılana kadar bilinmez. Kutunun içine bakın ve etiketi kendiniz satın alın.',
  PACKING_REFUSED: '{number} siparişinin son etiketi reddedildi. Yanlışı düzeltin ve etiketi kendiniz satın alın.',
  PACKING_CHECK_ERRORS: 'Etiket satın alınmadan önce düzeltilecekler: {count}.',
  PACKING_CUSTOMS_MISSING: 'Sınırda istenen ve eksik olan bilgiler: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Aynısı {at} tarihinde bu alıcıya gitti: {label}. Yeniden gitmesi gerektiğinden emin olun ve etiketi kendiniz satın alın.',
  PACKING_NO_PRINTER: 'Bu masa için yazıcı ayarlanmamış. Yazıcılar altında bir yazıcı seçin.',
  PACKING_BY_SCAN_OFF: 'Bu masada okutmayla satın alınmaz. Bir yönetici bunu Ayarlar’dan açabilir.',
};
