import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Ürünler',
  list: 'Ürünler',
  back: 'Ayarlar',
  find: 'SKU, tanım ya da HS koduyla bul',
  add: 'Yeni ürün',
  import: 'Dosya içe aktar',
  none: 'Ürün yok',
  noneHint: 'Gönderilen ya da sipariş edilen ürünler burada anımsanır.',
  notFound: '“{text}” için bir şey bulunamadı.',
  saved: 'kayıtlı',
  learnt: 'öğrenildi',
  edit: 'Değiştir',
  remove: 'Sil',
  removeTitle: '{sku} silinsin mi?',
  removeHint: 'Bu ürünü içeren sonraki gönderi ya da siparişten yeniden öğrenilir.',
  editTitle: 'Ürünü değiştir',
  addTitle: 'Yeni ürün',
  save: 'Kaydet',
  stored: 'Kaydedildi: {sku}.',
  removed: 'Silindi: {sku}.',
  valueEach: 'Birim değer',
  weightEach: 'Birim ağırlık',
  file: {
    title: 'Dosyadaki ürünler',
    hint: 'Her satır bir ürün. Satırda yazan, bilinenin yerine geçer.',
    unit: 'Belirtilmeyince ağırlık birimi',
    currency: 'Belirtilmeyince para birimi',
    done: '{saved} kaydedildi.',
  },
};
