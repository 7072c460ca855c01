import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Terazi',
  states: {
    OFF: 'kurulmadı',
    DISCONNECTED: 'bağlı değil',
    SILENT: 'ses yok',
    ZERO: 'boş',
    MOVING: 'sabit değil',
    STABLE: 'sabit',
    LIFT_OFF: 'kaldırın, sıfıra',
    UNDER_ZERO: 'sıfırın altında',
    OVER_RANGE: 'çok ağır',
    NEEDS_ZERO: 'sıfırlayın',
    FAULT: 'arıza',
  },
  weigh: 'Ağırlığı al',
  giveUp: 'Tartma',
  waiting: 'Sabit ağırlık bekleniyor.',
  taken: 'Paket {n}: {weight}',
  tooLate: 'Terazi okunurken form değişti: yeniden tartın.',
  set: {
    title: 'Bu istasyonun terazisi',
    which: 'Terazi',
    none: 'Yok',
    firstUsb: 'Bulunan ilk USB terazi',
    protocol: 'Nasıl konuşur',
    protocols: { sics: 'Sorulunca yanıt verir (SICS)', continuous: 'Kendiliğinden gönderir (ST,GS, 1.234kg)' },
    baudRate: 'Baud',
    framing: 'Bit',
    look: 'Terazi ara',
    save: 'Bu teraziyi kullan',
    saved: 'Terazi ayarlandı.',
    try: 'Üstüne bir şey koyun: ağırlık burada görünür. Sonra sıfıra kadar alın.',
    tried: 'Ağırlık alındı: {weight}. Bir kez sayılır.',
  },
};
