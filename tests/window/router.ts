import { createWebHashHistory, createRouter, type RouteRecordRaw } from 'vue-router';
import { createWindowRouter } from '#renderer/router.ts';

/**
 * All addresses of the window, with nothing behind them: what is mounted by itself can link to each, and no first screen is read behind
 * its back, perhaps until after the test.
 */
export function addressesOnly() {
  const routes = createWindowRouter().getRoutes();
  return createRouter({
    history: createWebHashHistory(),
    routes: routes.map(({ path, name, redirect }): RouteRecordRaw =>
      redirect === undefined
        ? { path, ...(name !== undefined && { name }), component: { render: () => null } }
        : { path, redirect },
    ),
  });
}
