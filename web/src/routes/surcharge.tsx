import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/surcharge',
    needs: read('surcharge'),
    shows: { surcharge: () => '/settings/surcharge' },
    title: 'Thu khác',
    menu: { within: '/products/price-setting', order: 20, label: 'Thu khác' },
    load: () => import('../features/surcharge/surcharge-list.tsx'),
  }),
  defineScreen({
    path: '/settings/surcharge/report',
    needs: read('surcharge'),
    title: 'Thu khác đã thu',
    menu: { within: '/products/price-setting', order: 21, label: 'Thu khác đã thu' },
    load: () => import('../features/surcharge/surcharge-report.tsx'),
  }),
]
