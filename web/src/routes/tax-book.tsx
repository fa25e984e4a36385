import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/cashbooks/tax-book',
  needs: read('sale_report'),
  shows: {
    'tax-book': () => '/cashbooks/tax-book',
    'tax-filing': () => '/cashbooks/tax-book',
    'tax-rule': () => '/cashbooks/tax-book',
  },
  title: 'Sổ kế toán',
  menu: { within: '/cashbooks', order: 40, label: 'Sổ kế toán' },
  load: () => import('../features/tax-book/tax-book-page.tsx'),
})
