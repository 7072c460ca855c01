import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'empaquetado',
  lead: 'encargado',
  administrator: 'administrador',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Identificarse con una tarjeta',
  ship: 'Enviar y pesar',
  pack: 'Asumir pedidos y empaquetar con escáner',
  print: 'Imprimir etiquetas propias',
  handOver: 'Entregar paquetes y cerrar un día completo',
  runBatches: 'Ejecutar lotes',
  keepAddresses: 'Mantener direcciones, productos y plantillas',
  printOthers: 'Imprimir etiquetas que compró otra persona',
  void: 'Anular etiquetas',
  resolve: 'Aclarar compras dudosas',
  shipAgain: 'Enviar otra vez lo ya enviado',
  takeOver: 'Asumir un pedido de otro puesto',
  holdOrders: 'Retener, liberar y cancelar pedidos',
  closeIncomplete: 'Cerrar un día en que faltan paquetes',
  changeAccounts: 'Configurar cuentas de transportistas',
  changePrinters: 'Configurar impresoras',
  changeSources: 'Configurar orígenes de pedidos',
  changeRules: 'Cambiar las reglas',
  changeSettings: 'Cambiar los ajustes',
  changeClients: 'Admitir herramientas y ventanas',
  changePackers: 'Cambiar quién empaqueta aquí',
  checkInvoices: 'Revisar facturas de transportistas',
  maintain: 'Copiar y restaurar',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '«{action}» requiere el rol {least}. Esta ventana tiene el rol {role}. Quien lo tenga puede escanear aquí su tarjeta.',
  LAST_ADMINISTRATOR:
    '{name} es el último administrador. Nombre antes a otra persona; si no, nadie podría configurar nada.',
  BADGE_UNKNOWN: 'Ninguna tarjeta dice {badge}. Un administrador puede añadirla en Personal.',
  PACKER_INACTIVE: '{name} ya no empaqueta aquí. Un administrador puede cambiarlo en Personal.',
};
