import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'paketleyici',
  lead: 'ekip lideri',
  administrator: 'yönetici',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Kartla oturum açma',
  ship: 'Gönderme ve tartma',
  pack: 'Sipariş üstlenme ve okutarak paketleme',
  print: 'Kendi etiketlerini basma',
  handOver: 'Kolileri taşıyıcıya verme ve eksiksiz günü kapatma',
  runBatches: 'Toplu gönderim çalıştırma',
  keepAddresses: 'Adres, ürün ve hazır ayarları yönetme',
  printOthers: 'Başkasının satın aldığı etiketleri basma',
  void: 'Etiket iptali',
  resolve: 'Belirsiz satın almaları sonuçlandırma',
  shipAgain: 'Gönderilmiş olanı yeniden gönderme',
  takeOver: 'Başka masadan sipariş devralma',
  holdOrders: 'Siparişleri bekletme, serbest bırakma ve iptal',
  closeIncomplete: 'Eksik kolili günü kapatma',
  changeAccounts: 'Taşıyıcı hesaplarını kurma',
  changePrinters: 'Yazıcıları kurma',
  changeSources: 'Sipariş kaynaklarını kurma',
  changeRules: 'Kuralları değiştirme',
  changeSettings: 'Ayarları değiştirme',
  changeClients: 'Araçlara ve pencerelere erişim verme',
  changePackers: 'Burada kimin paketlediğini değiştirme',
  checkInvoices: 'Taşıyıcı faturalarını denetleme',
  maintain: 'Yedekleme ve geri yükleme',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '“{action}” için gereken rol: {least}. Bu pencerenin rolü: {role}. Gereken role sahip biri kartını burada okutabilir.',
  LAST_ADMINISTRATOR: '{name} son yönetici. Önce başka birini yönetici yapın; yoksa kimse bir şey kuramazdı.',
  BADGE_UNKNOWN: 'Üzerinde {badge} yazan kart yok. Bir yönetici bunu Paketleyiciler altında ekleyebilir.',
  PACKER_INACTIVE: '{name} artık burada paketlemiyor. Bir yönetici bunu Paketleyiciler altında değiştirebilir.',
};
