import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/cashbooks/transfer',
  needs: read('cashbook'),
  shows: { 'bank-transfer': () => '/cashbooks/transfer' },
  title: 'Chuyển khoản',
  menu: { within: '/cashbooks', order: 30, label: 'Chuyển khoản' },
  load: () => import('../features/bank-transfer/transfer-list.tsx'),
})
