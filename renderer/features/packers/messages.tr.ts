import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Paketleyiciler',
  back: 'Ayarlara dön',
  lead: 'Bir pencerede okutulan kart, orada kimin paketlediğini belirtir ve o kişinin dilini konuşur. Yapılan işi kişiye yazar ve yanlışları önler; klavyeye ulaşabilen, başkasının kartını da okutabilir.',
  add: 'Kişi ekle',
  edit: 'Değiştir: {name}',
  editShort: 'Değiştir',
  none: 'Henüz kimse yok',
  noneHint:
    'Siz kişi ekleyene kadar etiketlerde ad yazmaz ve her pencere her şeyi yapabilir. Yönetici olarak kendinizle başlayın.',
  unbounded: 'Henüz yönetici yok: her pencere her şeyi yapabilir.',
  name: 'Ad',
  nameHint: 'Etiketlerde, baskılarda ve siparişlerde yazar',
  role: 'Rol',
  badge: 'Kart',
  badgeHint: '3 ile 24 arası rakam, büyük harf ve kısa çizgi. Boşsa üretilir.',
  language: 'Pencerenin dili',
  asItIs: 'Olduğu gibi',
  active: 'Burada paketliyor',
  activeHint: 'Kapalıysa kart artık oturum açmaz. Yapılanlar o adla kalır.',
  inactive: 'Artık burada paketlemiyor',
  save: 'Kaydet',
  saved: '{name} kaydedildi.',
  sheet: 'Kartları bas',
  one: 'Kart bas',
  file: 'kartlar',
  table: { title: 'Kim ne yapabilir', action: 'Eylem', yes: 'yapabilir', no: 'yapamaz' },
};
