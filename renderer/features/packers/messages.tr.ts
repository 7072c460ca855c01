import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Ekip',
  back: 'Ayarlara dön',
  lead: 'Pencerede taranan kart orada kimin paketlediğini söyler ve onun dilini açar. İşi kişiye yazar ve dalgınlığı önler; klavyeye ulaşan başkasının kartını da tarayabilir.',
  add: 'Birini ekle',
  edit: '{name}: değiştir',
  editShort: 'Değiştir',
  none: 'Henüz kimse yok',
  noneHint:
    'Siz kişi ekleyene kadar etiketlerde ad olmaz ve her pencere her şeyi yapabilir. Yönetici olarak kendinizle başlayın.',
  unbounded: 'Henüz yönetici yok: her pencere her şeyi yapabilir.',
  name: 'Ad',
  nameHint: 'Etiketler, baskılar ve siparişler bunu söyler',
  role: 'Rol',
  badge: 'Kart',
  badgeHint: '3–24 rakam, büyük harf ve tire. Boşsa uydurulur.',
  language: 'Pencerenin dili',
  asItIs: 'Olduğu gibi',
  active: 'Burada paketliyor',
  activeHint: 'Kapalıysa kart oturum açmaz. Yapılanlar bu ad altında kalır.',
  inactive: 'Artık burada paketlemiyor',
  save: 'Kaydet',
  saved: '{name} kaydedildi.',
  sheet: 'Kartları bas',
  one: 'Kartı bas',
  file: 'kartlar',
  table: { title: 'Kim ne yapabilir', action: 'Eylem', yes: 'yapabilir', no: 'yapamaz' },
};
