import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/cashbooks',
    needs: read('cashbook'),
    shows: {
      voucher: id => `/cashbooks?voucher=${id}`,
      'fund-transfer': id => `/cashbooks?transfer=${id}`,
      'cash-account': () => '/cashbooks',
    },
    title: 'Sổ quỹ',
    menu: { group: 'partners', order: 30, icon: 'wallet', label: 'Sổ quỹ' },
    load: () => import('../features/cashbook/cashbook.tsx'),
  }),
  defineScreen({
    path: '/cashbooks/flow',
    title: 'Dòng tiền',
    menu: { within: '/cashbooks', order: 5, label: 'Dòng tiền' },
    load: () => import('../features/cashbook/cash-flow.tsx'),
  }),
  defineScreen({
    path: '/cashbooks/result',
    needs: read('profit'),
    title: 'Kết quả theo loại thu chi',
    menu: { within: '/cashbooks', order: 6, label: 'Kết quả theo loại' },
    load: () => import('../features/cashbook/business-result.tsx'),
  }),
  defineScreen({
    path: '/cashbooks/kinds',
    title: 'Loại thu chi',
    menu: { within: '/cashbooks', order: 60, label: 'Loại thu chi' },
    shows: { 'voucher-kind': () => '/cashbooks/kinds' },
    load: () => import('../features/cashbook/kind/kind-list.tsx'),
  }),
]
