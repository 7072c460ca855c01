import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'empaquetador',
  lead: 'encargado',
  administrator: 'administrador',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Identificarse con una tarjeta',
  ship: 'Enviar y pesar',
  pack: 'Asumir pedidos y empaquetar con escáner',
  print: 'Imprimir etiquetas propias',
  handOver: 'Entregar paquetes al transportista y cerrar un día completo',
  runBatches: 'Ejecutar lotes',
  keepAddresses: 'Gestionar direcciones, productos y plantillas',
  printOthers: 'Imprimir etiquetas que ha comprado otra persona',
  void: 'Anular etiquetas',
  resolve: 'Aclarar compras dudosas',
  shipAgain: 'Enviar otra vez lo ya enviado',
  takeOver: 'Asumir un pedido de otro puesto',
  holdOrders: 'Retener, liberar y cancelar pedidos',
  closeIncomplete: 'Cerrar un día en el que faltan paquetes',
  changeAccounts: 'Configurar cuentas de transportistas',
  changePrinters: 'Configurar impresoras',
  changeSources: 'Configurar orígenes de pedidos',
  changeRules: 'Modificar las reglas',
  changeSettings: 'Modificar los ajustes',
  changeClients: 'Autorizar herramientas y ventanas',
  changePackers: 'Modificar quién empaqueta aquí',
  checkInvoices: 'Revisar facturas de transportistas',
  maintain: 'Hacer y restaurar copias de seguridad',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '«{action}» requiere el rol {least}. Esta ventana tiene el rol {role}. Quien tenga el rol necesario puede escanear aquí su tarjeta.',
  LAST_ADMINISTRATOR:
    '{name} es el último administrador. Nombre antes a otra persona; si no, nadie podría configurar nada.',
  BADGE_UNKNOWN: 'La tarjeta {badge} no está registrada. Un administrador puede añadirla en Personal.',
  PACKER_INACTIVE: '{name} ya no empaqueta aquí. Un administrador puede cambiarlo en Personal.',
};
