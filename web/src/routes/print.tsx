import { defineScreen } from '../routing/define-screen.ts'

/** The window that prints beside the till where the browser asks nothing. */
export const screen = defineScreen({
  path: '/print',
  title: 'In',
  frame: 'bare',
  needs: { anyOf: [{ model: 'sale' }, { model: 'bill', action: 'read' }] },
  load: () => import('../features/printer/print-window-page.tsx'),
})
