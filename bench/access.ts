import { newId } from '@quay/server/db/new-id'
import { cpuOfTree } from './cpu.ts'
import { openShop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { load, median, round } from './statistics.ts'

/**
 * What it costs that a caller is somebody. Measured is the cheapest route that asks for a signed-in person and has no
 * statement of its own: the progress of an export that does not run, which is answered 404 from memory. So a call is the
 * token, begin with the rights, and the end of the transaction. Beside it health, which asks the database for 1, and a
 * list of no rows. The three run in turn; CPU of server and database together, medians of the rounds.
 */
export async function measureAccess(server: ShopServer, { seconds = 3, rounds = 5, concurrency = 8 } = {}) {
  const shop = await openShop(server, 1)
  const calls = {
    health: () => server.request('GET', 'health'),
    nothing: () => server.request('GET', `export/${newId()}`, undefined, shop.token),
    list: () => server.request('GET', 'product-group', undefined, shop.token),
  }
  const expected = { health: 200, nothing: 404, list: 200 }
  const costs: Record<keyof typeof calls, number[]> = { health: [], nothing: [], list: [] }
  let errors = 0
  for (let i = -1; i < rounds; i++)
    for (const name of ['health', 'nothing', 'list'] as const) {
      const before = cpuOf(server)
      const { times } = await load(concurrency, i < 0 ? 1 : seconds, async () => {
        if ((await calls[name]()).status !== expected[name]) errors++
      })
      if (i >= 0) costs[name].push((cpuOf(server) - before) / times.length)
    }
  return {
    healthCpuMs: round(median(costs.health)),
    nothingCpuMs: round(median(costs.nothing)),
    listCpuMs: round(median(costs.list)),
    /** Asked: at most 0.5. */
    moreThanHealthMs: round(median(costs.nothing.map((cost, i) => cost - costs.health[i]!))),
    ratioToHealth: round(median(costs.nothing.map((cost, i) => cost / costs.health[i]!))),
    errors,
    withdrawnAtOnce: await withdrawnAtOnce(server),
    refreshes: await refreshTogether(server),
  }
}

const cpuOf = (server: ShopServer) => cpuOfTree(server.serverPid, server.databasePid) + cpuOfTree(server.databasePid)

/** Of a hundred times that a right was taken away, how many times the very next call was refused. */
async function withdrawnAtOnce(server: ShopServer, times = 100): Promise<number> {
  const shop = await openShop(server, 0)
  const ask = async (method: string, path: string, body?: unknown, token = shop.token) =>
    JSON.parse((await server.request(method, path, body, token)).body)
  const right = { model: 'provider', action: 'read' }
  let role = (await ask('POST', 'role', { name: 'Đo quyền', permissions: [right] })).data
  const hired = {
    fullName: 'Người bị đo',
    username: `bi-do-${newId().slice(-8)}`,
    password: 'mat khau tam 1',
    roleId: role.id,
    branchIds: [shop.branchId],
  }
  await ask('POST', 'employee', hired)
  const first = await ask('POST', 'auth/login', { username: hired.username, password: hired.password })
  const change = { currentPassword: hired.password, newPassword: 'mat khau rieng 2' }
  await ask('POST', 'auth/change-password', change, first.data.accessToken)
  const status = async () => (await server.request('GET', 'provider', undefined, first.data.accessToken)).status

  let atOnce = 0
  for (let i = 0; i < times; i++) {
    role = (await ask('PATCH', `role/${role.id}`, { version: role.version, permissions: [right] })).data
    const had = (await status()) === 200
    role = (await ask('PATCH', `role/${role.id}`, { version: role.version, permissions: [] })).data
    if (had && (await status()) === 403) atOnce++
  }
  return atOnce
}

/** Sends one refresh token many times at once: how many were answered, and how many live tokens there are after it. */
async function refreshTogether(server: ShopServer, times = 200) {
  const shop = await openShop(server, 0)
  const signedIn = JSON.parse(
    (await server.request('POST', 'auth/login', { username: shop.username, password: shop.password })).body,
  ).data
  const replies = await Promise.all(
    Array.from({ length: times }, () =>
      server.request('POST', 'auth/refresh-token', { refreshTk: signedIn.refreshToken }),
    ),
  )
  const answered = replies.filter(reply => reply.status === 200).map(reply => JSON.parse(reply.body).data as string)
  const [, sessionId] = (signedIn.refreshToken as string).split('.')
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  const { rows } = await server.owner.query<{ sequence: number }>(
    'select sequence from session where store_id = $1 and id = $2 and revoked_at is null',
    [shop.storeId, sessionId],
  )
  const tokens = new Set([signedIn.refreshToken as string, ...answered])
  const live = [...tokens].filter(token => Number(token.split('.')[2]) === rows[0]?.sequence)
  return { sent: times, answered: answered.length, different: new Set(answered).size, live: live.length }
}
