import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/cashbooks/flow',
  needs: read('cashbook'),
  title: 'Dòng tiền',
  menu: { within: '/cashbooks', order: 5, label: 'Dòng tiền' },
  load: () => import('../features/cashbook/cash-flow.tsx'),
})
