import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'İletileri imzalayan gizli anahtar yok olmuş. Webhook’u yeniden oluşturun.',
  NOT_SIGNED: 'İleti imzalanamadı ya da gönderilemedi. Ayrıntılar istasyonun günlük dosyasında.',
  ADDRESS_INVALID: 'Adres https:// ile başlamalı; kullanıcı adı ve parça içermemeli.',
  ADDRESS_MASKED: '*** bulunan yerde adresin bir bölümü gösterilmiyor. Adresin tamamını yazın.',
  ADDRESS_UNENCRYPTED: '{at} şifresiz çağrılacaktı. https ya da bu makinenin bir adresini kullanın.',
  ADDRESS_NOT_CALLED: '{at} istasyonun çağırmadığı bir ağda.',
};
