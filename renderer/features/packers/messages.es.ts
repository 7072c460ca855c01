import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Personal',
  back: 'Volver a los ajustes',
  lead: 'Una tarjeta escaneada en una ventana dice quién empaqueta allí y pone su idioma. Atribuye el trabajo y evita descuidos; quien alcance el teclado puede escanear la tarjeta de otro.',
  add: 'Añadir a alguien',
  edit: 'Cambiar {name}',
  editShort: 'Cambiar',
  none: 'Nadie todavía',
  noneHint:
    'Las etiquetas no nombran a nadie y cada ventana puede hacerlo todo hasta que añada personas. Empiece por usted como administrador.',
  unbounded: 'Aún no hay administrador: cada ventana puede hacerlo todo.',
  name: 'Nombre',
  nameHint: 'Lo dicen etiquetas, impresiones y pedidos',
  role: 'Rol',
  badge: 'Tarjeta',
  badgeHint: 'De 3 a 24 cifras, mayúsculas y guiones. Si queda vacío, se inventa.',
  language: 'Idioma de la ventana',
  asItIs: 'Como está',
  active: 'Empaqueta aquí',
  activeHint: 'Si no, la tarjeta ya no identifica. Lo hecho queda bajo el nombre.',
  inactive: 'Ya no empaqueta aquí',
  save: 'Guardar',
  saved: '{name} está guardado.',
  sheet: 'Imprimir tarjetas',
  one: 'Imprimir tarjeta',
  file: 'tarjetas',
  table: { title: 'Quién puede qué', action: 'Acción', yes: 'puede', no: 'no puede' },
};
