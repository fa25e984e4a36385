import { saleText } from '../../text/sale.ts'
import type { Hotkey } from '../../ui/hotkeys.ts'

const key = (id: string, printed: string, label: string): Hotkey => ({
  id: `sale.${id}`,
  key: printed,
  label,
  scope: saleText.scope,
})

/** Every key of the till: its handlers, the marks on the screen and the help of `?` read this one table. */
export const saleKeys = {
  newTab: key('newTab', 'F1', saleText.newTab),
  quantity: key('quantity', 'F2', saleText.keys.quantity),
  find: key('find', 'F3', saleText.keys.find),
  doses: key('doses', 'Shift+F3', saleText.keys.doses),
  customer: key('customer', 'F4', saleText.keys.customer),
  buyAgain: key('buyAgain', 'Ctrl+B', saleText.keys.buyAgain),
  prescription: key('prescription', 'Ctrl+D', saleText.keys.prescription),
  delivery: key('delivery', 'Ctrl+E', saleText.keys.delivery),
  orderDiscount: key('orderDiscount', 'F6', saleText.keys.orderDiscount),
  note: key('note', 'Shift+F6', saleText.keys.note),
  unit: key('unit', 'Shift+F7', saleText.keys.unit),
  method: key('method', 'Shift+F8', saleText.keys.method),
  undo: key('undo', 'Ctrl+Z', saleText.keys.undo),
  lots: key('lots', 'F7', saleText.keys.lots),
  given: key('given', 'F8', saleText.keys.given),
  pay: key('pay', 'F9', saleText.keys.pay),
  print: key('print', 'F10', saleText.keys.print),
  drawer: key('drawer', 'Shift+F9', saleText.drawer),
  order: key('order', 'Ctrl+F8', saleText.order),
  cashMove: key('cashMove', 'Ctrl+F10', saleText.cashMove),
  returns: key('returns', 'Ctrl+F9', saleText.returns),
  shift: key('shift', 'Shift+F1', saleText.shift),
  customerRequest: key('customer-request', 'Shift+F4', saleText.customerRequest),
  up: key('up', '↑', saleText.keys.up),
  down: key('down', '↓', saleText.keys.down),
  more: key('more', '+', saleText.keys.more),
  less: key('less', '-', saleText.keys.less),
  split: key('split', 'Ctrl+I', saleText.keys.split),
  remove: key('remove', 'Del', saleText.keys.remove),
  price: key('price', 'Shift+F2', saleText.keys.price),
  previousTab: key('previousTab', 'PageUp', saleText.previousTab),
  nextTab: key('nextTab', 'PageDown', saleText.nextTab),
  tiles: key('tiles', 'Ctrl+G', saleText.keys.tiles),
  settings: key('settings', 'Ctrl+,', saleText.settings),
  back: key('back', 'Esc', saleText.keys.back),
} as const
