import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownApp, type Person, type Reply } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { connect, type StateSystem, stateSystem } from '../../../test/report.ts'
import { openOwner } from '../../db/connection/pool.ts'
import { newId } from '../../db/new-id.ts'
import { sendDueSubmissions, sendSubmissionJob } from '../../jobs/send-submissions.ts'
import { workers } from '../../jobs/workers.ts'
import { sendDue } from './send-due.ts'
import { sendSubmission } from './send-submission.ts'
import { sendSubmissionKind } from './submission-store.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let owner: Person
let system: StateSystem
let provider: Json
let product: Json
/** The worker's clock; the server's own is the real one. */
// A sweep goes through all stores, so those of other files are not here.
const shop = await ownApp()
afterAll(() => shop.close())
let ahead: number
beforeEach(async () => {
  owner = await shop.registerStore()
  system = stateSystem()
  ahead = 0
  provider = await someProvider(owner)
  product = await someProduct(owner, { nationalCode: 'DQG00000123' })
  shop.jobs.length = 0
})
// What waits for ever is not left to the next test.
afterEach(() =>
  inStore(shop, owner.profile.store.id, query =>
    query(`delete from submission where store_id = $1 and state = 'WAITING'`, [owner.profile.store.id]),
  ),
)
afterAll(async () => expect(await ledgerDifferences(shop)).toEqual([]))

const minute = 60_000
const errors: object[] = []
const sending = () => ({
  systems: [system],
  now: () => new Date(Date.now() + ahead),
  log: { error: (details: object) => void errors.push(details) },
  patience: 200,
})
const jobs = () => shop.jobs.filter(job => job.kind === sendSubmissionKind)
/** Runs the jobs that were sent, each once. */
async function work(): Promise<void> {
  for (const job of shop.jobs.splice(0))
    if (job.kind === sendSubmissionKind) await sendSubmission(shop.database.owner, job, sending())
}
const sweep = () => sendDue(shop.database.owner, sending())

const refused = (reply: Reply) => [reply.status, reply.body.error]
const bought = async (more: object = {}) =>
  (await receive(owner, [boxes(product, 2)], { providerId: provider.id, ...more })).data
const standing = async (id: string, path = 'inbound') => (await owner.get(`${path}/${id}`)).data.submissions
const rows = () =>
  inStore(shop, owner.profile.store.id, query =>
    query('select * from submission where store_id = $1', [owner.profile.store.id]),
  )
const cancel = (id: string) => owner.post(`inbound/${id}/cancel`, { reason: 'Nhập nhầm' })
const resend = (id: string, person = owner) => person.post(`inbound/${id}/resend`)

describe('what is queued', () => {
  it('is nothing where the branch is not connected, or not any more, or only another branch is', async () => {
    expect((await bought()).submissions).toEqual([])
    await connect(shop, owner, { status: 0 })
    await connect(shop, owner, { branchId: await addBranch(shop, owner) })
    const { id, submissions } = await bought()
    expect([submissions, jobs()]).toEqual([[], []])
    expect((await cancel(id)).data.submissions).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('is one message and one job for each system when an import is posted, by draft or at once, also of a copy', async () => {
    await connect(shop, owner)
    const body = { id: newId(), status: 'DRAFT', providerId: provider.id, items: [boxes(product, 2)] }
    const draft = (await owner.post('inbound', body)).data
    expect([draft.submissions, jobs()]).toEqual([[], []])
    await connect(shop, owner, { system: 'csdl-duoc' })
    const { data } = await owner.put(`inbound/${draft.id}`, {
      version: draft.version,
      status: 'SUCCEED',
      providerId: provider.id,
      items: [boxes(product, 2)],
    })
    const waiting = { message: 'REPORT', state: 'WAITING', attempts: 0, lastAttemptAt: null, answer: null }
    expect(data.submissions).toMatchObject([
      { system: 'csdl-duoc', ...waiting },
      { system: 'duoc-quoc-gia', ...waiting },
    ])
    const once = { ...body, id: newId(), status: 'SUCCEED' }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('inbound', once)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201])
    expect(await rows()).toHaveLength(4)
    expect(new Set(jobs().map(({ id }) => id))).toEqual(new Set((await rows()).map((row: Json) => row.id)))
  })

  it('is rolled back with the document', async () => {
    await connect(shop, owner)
    const id = (await bought()).id
    const before = await rows()
    shop.jobs.length = 0
    // The supplier cannot be paid more than the fund holds: decided before, and nothing is left of it.
    expect((await receive(owner, [boxes(product, 1)], { payments: [{ method: 'CASH', amount: 1 }] })).status).toBe(422)
    // The message itself is written; what comes after it breaks.
    await inStore(shop, owner.profile.store.id, query =>
      query(`alter table user_log add constraint quiet check (false) not valid`),
    )
    expect((await bought()) ?? null).toBeNull()
    expect((await cancel(id)).status).toBe(500)
    await inStore(shop, owner.profile.store.id, query => query('alter table user_log drop constraint quiet'))
    expect(await rows()).toEqual(before)
  })
})

describe('a document that is due', () => {
  beforeEach(() => connect(shop, owner))

  it('is sent with its lots in base units and taken, once, however often the job comes', async () => {
    const { id, code } = await bought({ note: 'Giao buổi sáng' })
    const [job] = jobs()
    await work()
    expect(await sendSubmission(shop.database.owner, job!, sending())).toBeNull()
    expect(system.heard).toMatchObject([
      {
        message: 'REPORT',
        documentId: id,
        revision: 1,
        reference: null,
        document: {
          kind: 'inbound',
          subkind: 'PURCHASE',
          code,
          providerName: provider.name,
          note: 'Giao buổi sáng',
          lines: [
            {
              productCode: product.code,
              nationalCode: 'DQG00000123',
              registrationNumber: 'VD-25481-16',
              lotNumber: 'A01',
              expiryDate: '2030-06-30',
              quantity: 200,
              unitName: 'Viên',
              price: 300,
            },
          ],
        },
      },
    ])
    expect(await standing(id)).toMatchObject([
      { state: 'SENT', reference: 'PN_QG_00000001', attempts: 1, nextAttemptAt: null, answer: null },
    ])
  })

  it('is left alone while no adapter for its system is there', async () => {
    const { id } = await bought()
    system = stateSystem('csdl-duoc')
    await work()
    await sweep()
    expect(await standing(id)).toMatchObject([{ state: 'WAITING', attempts: 0, lastAttemptAt: null }])
  })

  it('is not taken twice by two workers at once', async () => {
    await bought()
    const [job] = jobs()
    const second = await openOwner(shop.database.address)
    await Promise.all([sendSubmission(shop.database.owner, job!, sending()), sendSubmission(second, job!, sending())])
    await second.end()
    expect(system.heard).toHaveLength(1)
  })

  it.each(['lose', 'hang', 'crash'] as const)(
    '%s: is tried again after a pause, and others wait with it',
    async fault => {
      system.faults.push(fault)
      const first = await bought()
      await work()
      expect(await standing(first.id)).toMatchObject([{ state: 'WAITING', attempts: 1, answer: expect.any(String) }])
      await sweep()
      expect(system.heard).toEqual([])
      const second = await bought()
      ahead = 3 * minute
      system.faults.push('lose')
      await sweep()
      expect(system.heard).toEqual([])
      ahead = 60 * minute
      await sweep()
      expect((await Promise.all([first, second].map(({ id }) => standing(id)))).flat()).toMatchObject([
        { state: 'SENT', answer: null },
        { state: 'SENT', answer: null },
      ])
    },
  )

  it('is given up after ten tries, and goes again by hand', async () => {
    system.faults.push(...Array(10).fill('lose'))
    const { id } = await bought()
    for (let turn = 0; turn < 12; turn++) {
      await sweep()
      ahead += 24 * 60 * minute
    }
    expect(await standing(id)).toMatchObject([{ state: 'FAILED', attempts: 10, nextAttemptAt: null }])
    expect((await resend(id)).data.submissions).toMatchObject([{ state: 'WAITING', attempts: 0 }])
    await work()
    expect(await standing(id)).toMatchObject([{ state: 'SENT', attempts: 1 }])
  })

  it('is known to the system when its answer was lost: the same id and revision come again', async () => {
    system.faults.push('take-and-be-silent')
    const { id } = await bought()
    await work()
    ahead = 3 * minute
    await sweep()
    expect(system.heard.map(({ documentId, revision }) => [documentId, revision])).toEqual([
      [id, 1],
      [id, 1],
    ])
    expect(system.held.size).toBe(1)
    expect(await standing(id)).toMatchObject([{ state: 'SENT', reference: 'PN_QG_00000001' }])
  })

  it('is known to the system when we died between the call and the writing', async () => {
    const { id } = await bought()
    const [job] = shop.jobs.splice(0)
    const dying = await openOwner(shop.database.address)
    const taking: StateSystem = {
      ...system,
      send: async (message, signal) => {
        const answer = await system.send(message, signal)
        await dying.end()
        return answer
      },
    }
    await expect(sendSubmission(dying, job!, { ...sending(), systems: [taking] })).rejects.toThrow()
    expect(await standing(id)).toMatchObject([{ state: 'WAITING', attempts: 1, reference: null }])
    // The queue brings the job again at once: it is not due.
    expect(await sendSubmission(shop.database.owner, job!, sending())).toBeNull()
    ahead = 3 * minute
    await sweep()
    expect(system.held.size).toBe(1)
    expect(system.heard.map(({ revision }) => revision)).toEqual([1, 1])
    expect(await standing(id)).toMatchObject([{ state: 'SENT', reference: 'PN_QG_00000001' }])
  })
})

describe('the workers', () => {
  it('take what was sent to them, and what is due', async () => {
    await connect(shop, owner)
    const tools = {
      address: shop.database.address,
      dataDirectory: '',
      secrets: { secret: 'secret-of-tests' },
      log: { info() {}, warn() {}, error() {} },
    }
    const first = await bought()
    const [job] = jobs()
    await sendSubmissionJob([system]).run(tools, job!)
    expect(await standing(first.id)).toMatchObject([{ state: 'SENT' }])
    const second = await bought()
    await sendDueSubmissions([]).run(tools, null)
    expect(await standing(second.id)).toMatchObject([{ state: 'WAITING' }])
    await sendDueSubmissions([system]).run(tools, null)
    expect(await standing(second.id)).toMatchObject([{ state: 'SENT' }])
    expect(workers.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([sendSubmissionKind, 'send-due-submissions']),
    )
  })
})

describe('a document that is cancelled or corrected', () => {
  beforeEach(() => connect(shop, owner))

  it('before anything was said is not spoken of', async () => {
    const { id } = await bought()
    const { data } = await cancel(id)
    expect(data.submissions).toMatchObject([{ state: 'DROPPED', message: 'REPORT', nextAttemptAt: null }])
    await work()
    await sweep()
    expect(system.heard).toEqual([])
  })

  it('after it was taken is withdrawn, though the branch is not connected any more', async () => {
    const { id } = await bought()
    await work()
    await connect(shop, owner, { status: 0 })
    expect((await cancel(id)).data.submissions).toMatchObject([{ state: 'WAITING', message: 'WITHDRAW', attempts: 0 }])
    ahead = 2 * minute
    await work()
    expect(system.heard.at(-1)).toMatchObject({ message: 'WITHDRAW', revision: 2, reference: 'PN_QG_00000001' })
    expect(system.held.get(id)).toMatchObject({ isWithdrawn: true })
    expect(await standing(id)).toMatchObject([{ state: 'SENT', message: 'WITHDRAW' }])
  })

  it('is reported again with what was corrected', async () => {
    const { id, version } = await bought()
    await work()
    const { data } = await owner.patch(`inbound/${id}`, { version, note: 'Hóa đơn đã về' })
    expect(data.submissions).toMatchObject([{ state: 'WAITING', message: 'REPORT' }])
    ahead = 2 * minute
    await work()
    expect(system.heard.at(-1)).toMatchObject({ revision: 2, document: { note: 'Hóa đơn đã về' } })
  })

  it('while it is on the way keeps its new message, and the number that comes back', async () => {
    const { id } = await bought()
    const [job] = shop.jobs.splice(0)
    const slow: StateSystem = {
      ...system,
      send: async (message, signal) => {
        const answer = await system.send(message, signal)
        expect((await cancel(id)).status).toBe(200)
        return answer
      },
    }
    await sendSubmission(shop.database.owner, job!, { ...sending(), systems: [slow], patience: 10_000 })
    expect(await standing(id)).toMatchObject([
      { state: 'WAITING', message: 'WITHDRAW', reference: 'PN_QG_00000001', attempts: 0 },
    ])
    ahead = 2 * minute
    await work()
    expect(system.held.get(id)).toMatchObject({ isWithdrawn: true, revision: 2 })
  })
})

describe('a return to the provider', () => {
  it('is reported, withdrawn and sent again like an import', async () => {
    const receipt = await bought()
    await connect(shop, owner)
    const [lot] = (await owner.get(`inbound-return/candidate?inboundId=${receipt.id}`)).data
    const line = { productId: product.id, lotId: lot.lotId, unitId: product.units[0].id, quantity: 30, price: 300 }
    const body = { status: 'SUCCEED', reason: 'DAMAGED', providerId: provider.id, items: [line] }
    const { data } = await owner.post('inbound-return', body)
    system.faults.push('refuse')
    await work()
    expect(system.heard).toMatchObject([
      {
        documentId: data.id,
        document: {
          kind: 'inbound-return',
          subkind: 'DAMAGED',
          lines: [{ lotNumber: 'A01', quantity: 30, unitName: 'Viên', price: 300 }],
        },
      },
    ])
    expect(await standing(data.id, 'inbound-return')).toMatchObject([
      { state: 'REFUSED', answer: 'Mã thuốc không đúng.' },
    ])
    const listed = async (state: string) =>
      (await owner.get(`inbound-return?reportState=${state}`)).data.items.map((row: Json) => [row.id, row.reportState])
    expect(await listed('REFUSED')).toEqual([[data.id, 'REFUSED']])
    expect(await listed('SENT')).toEqual([])
    expect((await owner.get('inbound-return/total?reportState=REFUSED')).data).toMatchObject({
      count: 1,
      isReported: true,
    })
    expect((await owner.post(`inbound-return/${data.id}/resend`)).data.submissions).toMatchObject([
      { state: 'WAITING' },
    ])
    await work()
    expect(await standing(data.id, 'inbound-return')).toMatchObject([{ state: 'SENT', answer: null }])
    await owner.post(`inbound-return/${data.id}/cancel`, { reason: 'Nhầm' })
    ahead = 2 * minute
    await work()
    expect(system.held.get(data.id)).toMatchObject({ isWithdrawn: true })
  })
})

describe('sending again by hand', () => {
  beforeEach(() => connect(shop, owner))

  it('is for what was refused, by who may change imports; twice at once is once', async () => {
    system.faults.push('refuse')
    const { id } = await bought()
    await work()
    expect(await standing(id)).toMatchObject([{ state: 'REFUSED', answer: 'Mã thuốc không đúng.' }])
    await sweep()
    expect(system.heard).toHaveLength(1)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'import_product', action: 'read' }] })
    expect(refused(await resend(id, reader))).toEqual([403, 'forbidden'])
    ahead = 2 * minute
    const replies = await Promise.all([resend(id), resend(id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await work()
    expect(system.heard).toHaveLength(2)
    expect(await standing(id)).toMatchObject([{ state: 'SENT' }])
  })

  it('is found in the list of imports, of two systems by the one that asks for a person', async () => {
    await connect(shop, owner, { system: 'csdl-duoc' })
    const taken = await bought()
    await work()
    system.faults.push('refuse')
    const wrong = await bought()
    await work()
    const list = async (query = '') =>
      (await owner.get(`inbound?${query}`)).data.items.map((row: Json) => [row.id, row.reportState])
    expect(await list()).toEqual([
      [wrong.id, 'REFUSED'],
      [taken.id, 'WAITING'],
    ])
    expect(await list('reportState=REFUSED')).toEqual([[wrong.id, 'REFUSED']])
    expect((await owner.get('inbound/total?reportState=SENT')).data).toMatchObject({ count: 1, isReported: true })
    const stranger = await shop.registerStore()
    expect((await stranger.get('inbound/total')).data).toMatchObject({ isReported: false })
  })

  it('says that there is nothing to send, and knows no import of others', async () => {
    const { id } = await bought()
    await work()
    expect(refused(await resend(id))).toEqual([409, 'nothing-to-resend'])
    const stranger = await shop.registerStore()
    expect(refused(await resend(id, stranger))).toEqual([404, 'not-found'])
  })
})
