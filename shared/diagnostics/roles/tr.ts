import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'paketleyici',
  lead: 'sorumlu',
  administrator: 'yönetici',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Kartla oturum açma',
  ship: 'Gönderme ve tartma',
  pack: 'Sipariş alma ve tarayarak paketleme',
  print: 'Kendi etiketlerini basma',
  handOver: 'Paketleri teslim etme ve eksiksiz günü kapatma',
  runBatches: 'Toplu iş yürütme',
  keepAddresses: 'Adresleri, ürünleri ve hazır ayarları tutma',
  printOthers: 'Başkasının aldığı etiketleri basma',
  void: 'Etiket iptal etme',
  resolve: 'Belirsiz satın almaları çözme',
  shipAgain: 'Gönderileni bir kez daha gönderme',
  takeOver: 'Başka masadan sipariş devralma',
  holdOrders: 'Sipariş bekletme, serbest bırakma, iptal etme',
  closeIncomplete: 'Paketi eksik günü kapatma',
  changeAccounts: 'Taşıyıcı hesabı kurma',
  changePrinters: 'Yazıcı kurma',
  changeSources: 'Sipariş kaynağı kurma',
  changeRules: 'Kuralları değiştirme',
  changeSettings: 'Ayarları değiştirme',
  changeClients: 'Araçlara ve pencerelere izin verme',
  changePackers: 'Burada kimin paketlediğini değiştirme',
  checkInvoices: 'Taşıyıcı faturalarını denetleme',
  maintain: 'Yedekleme ve geri yükleme',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '“{action}” için {least} rolü gerekir. Bu pencerenin rolü {role}. Rolü olan biri kartını burada tarayabilir.',
  LAST_ADMINISTRATOR: '{name} son yönetici. Önce başkasını yönetici yapın; yoksa kimse bir şey kuramaz.',
  BADGE_UNKNOWN: '{badge} diyen kart yok. Yönetici Ekip altında ekleyebilir.',
  PACKER_INACTIVE: '{name} artık burada paketlemiyor. Yönetici Ekip altında değiştirebilir.',
};
