type Part = 'excel' | 'totals' | 'sort'

const settings = "a dozen rows of the shop's own settings on one page: nothing to add up, to sort or to hand to anybody"
const ofSettings = {
  'customer-group': settings,
  device: settings,
  'provider-group': settings,
  role: settings,
  branch: settings,
  surcharge: settings,
  'tax-rates': settings,
  'voucher-kind': settings,
}
const named = 'names, which stand in their order: nothing to add up'

/** What a list does without, by its id, and why. `every-list.test.ts` asks every list for every part. */
export const leftOut: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  excel: {
    ...ofSettings,
    medicine: 'the list of the ministry, which came in as a file',
  },
  totals: {
    ...ofSettings,
    contraindication: named,
    'customer-request': 'quantities of unlike goods',
    doctor: named,
    'document-flag': 'a document has several flags: a sum would count it for each',
    'drug-incident': 'quantities of unlike goods',
    employee: named,
    'provider-price': 'prices of unlike goods: nothing to add up',
    prescription: 'quantities of unlike goods; the number of lines stands in the head',
    'quality-check': 'a row a month, each of its own goods',
    'sample-medicine': named,
    'user-log': 'amounts of unlike deeds: a sale and its cancellation',
    'suspicious-bills': 'their number and sum stand in the row that leads here',
    'voucher-code': named,
  },
  sort: {
    ...ofSettings,
    contraindication: named,
    medicine: 'forty thousand rows that one finds by words, the best hit first',
    'quality-check': 'a row a month, in the order of months',
    reorder: 'what runs out first stands first: the order is the advice',
    'report-document': 'the documents behind one row, by time; the report itself is sorted by every figure',
    'user-log': 'comes by time through years of rows; any other order would read them all',
    'suspicious-bills': 'the bills behind one count, by time',
  },
}
