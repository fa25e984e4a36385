/**
 * Every record that the browser keeps (spec §3), with the check whether it can be read. The reader checks the
 * deeper content. Records of the session have the names of the specification; the others carry the version
 * of their form in the key, `quay.v1.`.
 */
type Look = { text: (text: string) => boolean } | { json: (value: unknown) => boolean }

const someText: Look = { text: text => text !== '' && !/\s/.test(text) }
const anId: Look = { text: text => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) }
const oneOf = (...words: string[]): Look => ({ text: text => words.includes(text) })
const anObject: Look = { json: isObject }
const aList: Look = { json: Array.isArray }

/** Of the session: who is signed in at this browser, and where. */
const ofSession = {
  accessToken: someText,
  refreshToken: someText,
  profile: { json: value => isObject(value) && typeof value.id === 'string' && isObject(value.store) },
  storeId: anId,
  branchId: anId,
  isAgency: oneOf('true', 'false'),
  taxCode: { text: text => text !== '' },
} satisfies Record<string, Look>

/** Of the device, for all its users: `quay.v1.<name>`. */
const ofDevice = {
  /** By which the server knows this browser again. */
  browser: someText,
  theme: oneOf('light', 'dark'),
  /** How tall the rows of lists are: for two lines in comfort, or closer. */
  rowHeight: oneOf('ordinary', 'dense'),
  printAfterSale: oneOf('on', 'off'),
  /** How the till of this device looks and sounds. */
  tillSettings: anObject,
  /** Epoch milliseconds of the last offer to install. */
  installOffered: { text: text => /^\d{13}$/.test(text) },
  /** Whether this device covers its screen after a while. */
  idleLock: oneOf('on', 'off'),
  /** Printers that this browser was allowed, and how a till prints that is not registered. */
  print: anObject,
  /** Which registered till this browser is, with the secret that proves it. */
  till: anObject,
  /** Epoch milliseconds of the last key or touch, in any tab. */
  lastActive: { text: text => /^\d{13}$/.test(text) },
  /** The screen is covered until this person opens it. */
  lock: { json: value => isObject(value) && typeof value.userId === 'string' },
} satisfies Record<string, Look>

/** Of a person: `quay.v1.<user>.<name>`. */
const ofUser = {
  branchId: anId,
  /** The session of a person who gave the device to a colleague while sales were still unsent. */
  parked: {
    json: value => isObject(value) && typeof value.accessToken === 'string' && typeof value.refreshToken === 'string',
  },
} satisfies Record<string, Look>

/** Of a person at a branch: `quay.v1.<user>.<branch>.<name>`. Unsaved work; it stays when its owner signs out. */
const ofBranch = {
  orders: { json: value => isObject(value) && value.version === 1 && Array.isArray(value.drafts) },
  activeOrder: someText,
  tillContext: anObject,
  /** The tiles as they were last seen. */
  quickPicks: anObject,
  /** Goods removed from a cart, not yet reported to the server. */
  cartCuts: aList,
  /** What customers asked for, not yet sent to the server. */
  wants: aList,
  import: anObject,
  productDiscount: aList,
  orderDiscount: aList,
  return: anObject,
  move: anObject,
  receive: anObject,
  inventoryCheck: anObject,
  marketCart: anObject,
  marketOrder: anObject,
  customer: anObject,
  gift: anObject,
  vehicle: someText,
  nationalPrescription: anObject,
  returnOrder: anObject,
} satisfies Record<string, Look>

/** Of a list on this device: which columns it shows. */
const columns: Look = anObject

/** Of the second form, of the device: `quay.v2.<name>`. */
const ofTill = {
  /** The server's time at the last contact, and the machine's then. */
  clock: anObject,
} satisfies Record<string, Look>

/** Of a store at this browser: `quay.v2.<store>.<name>`. They stay when people sign out. */
const ofStore = {
  /** The second copy of the newest unsent sales. */
  kept: aList,
  /** Who worked here, with what they might do then and their codes for the covered screen without a network. */
  people: aList,
  /** The names of colleagues. */
  colleagues: aList,
  /** Who took over without the network, until the server knows it. */
  handOver: { json: value => isObject(value) && typeof value.userId === 'string' },
} satisfies Record<string, Look>

export const recordTable = { ofSession, ofDevice, ofUser, ofBranch, ofTill, ofStore, columns }

export type SessionKey = keyof typeof ofSession
/** A key that the table knows. */
export type StoredKey =
  | SessionKey
  | `quay.v1.${keyof typeof ofDevice}`
  | `quay.v1.${string}.${keyof typeof ofUser}`
  | `quay.v1.${string}.${string}.${keyof typeof ofBranch}`
  | `quay.v1.columns.${string}`
  | `quay.v2.${keyof typeof ofTill}`
  | `quay.v2.${string}.${keyof typeof ofStore}`

/** The look of a key's record. */
export function lookOf(key: StoredKey): Look {
  const parts = key.split('.')
  const name = parts.at(-1)!
  const looks: Record<string, Look> =
    parts.length === 1
      ? ofSession
      : parts[1] === 'v2'
        ? parts.length === 3
          ? ofTill
          : ofStore
        : parts[2] === 'columns'
          ? { [name]: columns }
          : parts.length === 3
            ? ofDevice
            : parts.length === 4
              ? ofUser
              : ofBranch
  const look = looks[name]
  if (!look) throw new Error(`No record is called ${key}`)
  return look
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
