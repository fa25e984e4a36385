import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/printer',
  needs: { anyOf: [{ model: 'sale' }, { model: 'branch', action: 'read' }] },
  shows: { printer: () => '/settings/printer' },
  title: 'Máy in của quầy',
  load: () => import('../features/printer/printer-page.tsx'),
})
