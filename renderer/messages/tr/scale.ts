import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Terazi',
  states: {
    OFF: 'kurulmamış',
    DISCONNECTED: 'bağlı değil',
    SILENT: 'veri göndermiyor',
    ZERO: 'boş',
    MOVING: 'kararsız',
    STABLE: 'kararlı',
    LIFT_OFF: 'kaldırın, sıfıra insin',
    UNDER_ZERO: 'sıfırın altında',
    OVER_RANGE: 'çok ağır',
    NEEDS_ZERO: 'sıfırlayın',
    FAULT: 'arıza',
  },
  weigh: 'Ağırlığı al',
  giveUp: 'Tartmayı bırak',
  waiting: 'Kararlı ağırlık bekleniyor.',
  taken: 'Paket {n}: {weight}',
  tooLate: 'Terazi okunurken form değişti: yeniden tartın.',
  set: {
    title: 'Bu istasyonun terazisi',
    which: 'Terazi',
    none: 'Yok',
    firstUsb: 'Bulunan ilk USB terazi',
    protocol: 'İletişim şekli',
    protocols: { sics: 'Sorulunca yanıt verir (SICS)', continuous: 'Kendiliğinden gönderir (ST,GS, 1.234kg)' },
    baudRate: 'Baud',
    framing: 'Bit',
    look: 'Terazi ara',
    save: 'Bu teraziyi kullan',
    saved: 'Terazi ayarlandı.',
    try: 'Üzerine bir şey koyun: ağırlık burada görünür. Sonra kaldırın, sıfıra insin.',
    tried: 'Ağırlık alındı: {weight}. Bir kez sayılır.',
  },
};
