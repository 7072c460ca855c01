import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Taşıyıcıdan manifestosu isteniyor',
    SUBMITTED: 'Taşıyıcı manifestosunu yapıyor',
    CREATED: 'Taşıyıcının manifestosu var',
    REFUSED: 'Taşıyıcı manifesto yapmadı',
    UNKNOWN: 'Taşıyıcı manifestosunu yapmış olabilir',
  },
  look: 'Taşıyıcının portalında olup olmadığına bakın.',
  leftOut: '{n} gönderi üzerinde değil.',
  show: 'Gönderiyi göster',
  form: 'Taşıyıcının {form} formu',
  noForm: '{number} için taşıyıcının formu alınamadı.',
  again: 'Taşıyıcıya yeniden sor',
  follow: 'Sonucunu sor',
  notThere: 'Yok: yeniden iste',
};
