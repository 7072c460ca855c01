import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Personal',
  back: 'Volver a los ajustes',
  lead: 'Una tarjeta escaneada en una ventana indica quién empaqueta allí y pone el idioma de esa persona. Atribuye el trabajo y evita descuidos; quien tenga acceso al teclado puede escanear la tarjeta de otra persona.',
  add: 'Añadir a alguien',
  edit: 'Modificar {name}',
  editShort: 'Modificar',
  none: 'Nadie todavía',
  noneHint:
    'Hasta que añada personas, las etiquetas no nombran a nadie y cada ventana puede hacerlo todo. Empiece por usted como administrador.',
  unbounded: 'Aún no hay administrador: cada ventana puede hacerlo todo.',
  name: 'Nombre',
  nameHint: 'Aparece en etiquetas, impresiones y pedidos',
  role: 'Rol',
  badge: 'Tarjeta',
  badgeHint: 'De 3 a 24 cifras, mayúsculas y guiones. Si queda vacío, se genera.',
  language: 'Idioma de la ventana',
  asItIs: 'Sin cambios',
  active: 'Empaqueta aquí',
  activeHint: 'Si se desactiva, la tarjeta ya no identifica. Lo hecho se conserva bajo el nombre.',
  inactive: 'Ya no empaqueta aquí',
  save: 'Guardar',
  saved: 'Guardado: {name}.',
  sheet: 'Imprimir tarjetas',
  one: 'Imprimir tarjeta',
  file: 'tarjetas',
  table: { title: 'Quién puede hacer qué', action: 'Acción', yes: 'puede', no: 'no puede' },
};
