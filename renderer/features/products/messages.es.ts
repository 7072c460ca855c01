import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Productos',
  list: 'Productos',
  back: 'Ajustes',
  find: 'Buscar por SKU, descripción o código SA',
  add: 'Producto nuevo',
  import: 'Importar un archivo',
  none: 'Ningún producto',
  noneHint: 'Aquí se recuerda lo que se envía o se pide.',
  notFound: 'No se encuentra nada para «{text}».',
  saved: 'guardado',
  learnt: 'aprendido',
  edit: 'Modificar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar {sku}?',
  removeHint: 'Se aprende de nuevo con el próximo envío o pedido que lo lleve.',
  editTitle: 'Modificar un producto',
  addTitle: 'Producto nuevo',
  save: 'Guardar',
  stored: 'Guardado: {sku}.',
  removed: 'Eliminado: {sku}.',
  valueEach: 'Valor por unidad',
  weightEach: 'Peso por unidad',
  file: {
    title: 'Productos de un archivo',
    hint: 'Una fila, un producto. Lo que dice una fila sustituye lo conocido.',
    unit: 'Unidad de peso si no se indica ninguna',
    currency: 'Moneda si no se indica ninguna',
    done: '{saved} guardados.',
  },
};
