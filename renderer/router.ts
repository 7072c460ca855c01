import { createRouter, createWebHashHistory } from 'vue-router';
import { SCREENS } from './screens.ts';

/**
 * One address a screen, behind `#`: the station serves a single page. Screens of one thing (a shipment) are added below. Made only after
 * the pairing code was taken out of the address, which the history would take for a route.
 */
export const createWindowRouter = () =>
  createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', redirect: '/ship' },
      ...SCREENS.map(({ name, view }) => ({ path: `/${name}`, name, component: view })),
      { path: '/set-up', name: 'set-up', component: () => import('./features/first-run/FirstRunView.vue') },
      { path: '/history/invoices', name: 'invoices', component: () => import('./features/invoices/InvoicesView.vue') },
      {
        path: '/history/invoices/:id',
        name: 'invoice',
        component: () => import('./features/invoices/InvoiceView.vue'),
        props: true,
      },
      {
        path: '/history/:id',
        name: 'shipment',
        component: () => import('./features/shipment/ShipmentView.vue'),
        props: true,
      },
      {
        path: '/settings/addresses',
        name: 'addresses',
        component: () => import('./features/addresses/AddressesView.vue'),
      },
      {
        path: '/settings/addresses/import',
        name: 'address-import',
        component: () => import('./features/addresses/ImportView.vue'),
      },
      { path: '/settings/products', name: 'products', component: () => import('./features/products/ProductsView.vue') },
      {
        path: '/settings/products/import',
        name: 'product-import',
        component: () => import('./features/products/ImportView.vue'),
      },
      { path: '/carriers/selection', name: 'selection', component: () => import('./features/rules/RulesView.vue') },
      {
        path: '/carriers/:carrierId/label',
        name: 'label-layout',
        component: () => import('./features/label-layout/LabelLayoutView.vue'),
        props: true,
      },
      { path: '/settings/packers', name: 'packers', component: () => import('./features/packers/PackersView.vue') },
      { path: '/orders/sources', name: 'sources', component: () => import('./features/sources/SourcesView.vue') },
      {
        path: '/orders/:source/:orderNumber',
        name: 'order',
        component: () => import('./features/orders/OrderView.vue'),
        props: true,
      },
      {
        path: '/batch/:id/columns',
        name: 'batch-columns',
        component: () => import('./features/batch/mapping/BatchColumnsView.vue'),
        props: true,
      },
      { path: '/batch/:id', name: 'one-batch', component: () => import('./features/batch/BatchRunView.vue') },
      { path: '/:anything(.*)*', redirect: '/ship' },
    ],
  });
