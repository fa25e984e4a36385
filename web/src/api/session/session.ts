import { type Rights, rightsOf } from '@quay/contract/right/permission'
import { type Profile, profile as profileSchema, type Tokens } from '@quay/contract/session/shapes'
import { create } from 'zustand'
import { forgetHere } from '../../storage/browser-store.ts'
import type { SessionKey, StoredKey } from '../../storage/record-table.ts'
import { readRecord, readText, writeText } from '../../storage/stored.ts'

export type Branch = Profile['branches'][number]

type Session = {
  /** Whether a token is held; what it is worth the server says. */
  signedIn: boolean
  /** Null until the profile has been asked for. */
  profile: Profile | null
  rights: Rights
  branchId: string | null
  /** Why there is no profile, when asking for it failed. */
  problem: string | null
}

const signedOut: Session = { signedIn: false, profile: null, rights: new Set(), branchId: null, problem: null }

/** Who is signed in at this browser, and at which branch. */
export const useSession = create<Session>(() => signedOut)

export const session = {
  /** Looks for a session of before; called once, when the application starts. */
  start() {
    useSession.setState({ signedIn: holdsToken() })
  },

  accessToken: () => readText('accessToken'),
  refreshToken: () => readText('refreshToken'),

  /** What the server knows this browser by; absent before the first sign-in here. */
  browserToken: () => readText('quay.v1.browser') ?? undefined,

  /** Keeps the tokens of a sign-in or a refresh. */
  keepTokens({
    accessToken,
    refreshToken,
    browserToken,
  }: Pick<Tokens, 'accessToken' | 'refreshToken'> & Partial<Tokens>) {
    // The refresh token first: a tab that dies in between can still continue the session.
    writeText('refreshToken', refreshToken)
    writeText('accessToken', accessToken)
    if (browserToken !== undefined) writeText('quay.v1.browser', browserToken)
    if (!useSession.getState().signedIn) useSession.setState({ signedIn: true, problem: null })
  },

  /**
   * Keeps the profile as loaded, and chooses the branch: the one it was loaded for, the one last used here, else the
   * default one; always one at which its role holds.
   */
  keepProfile(profile: Profile, at?: string) {
    if (at !== undefined) writeText(branchChoice(profile), at)
    writeText('profile', JSON.stringify(profile))
    writeText('storeId', profile.store.id)
    writeText('isAgency', String(profile.store.isAgency))
    enter(profile)
  },

  /** The profile kept in the browser, for a start without the server. */
  storedProfile: () => readRecord('profile', value => profileSchema.parse(value)),

  /** Starts with the profile kept in the browser; false where there is none. */
  enterStored(): boolean {
    const profile = session.storedProfile()
    if (profile) enter(profile)
    return profile !== null
  },

  chooseBranch(branchId: string) {
    const { profile } = useSession.getState()
    if (!profile?.branches.some(branch => branch.id === branchId)) return
    writeText('branchId', branchId)
    writeText(branchChoice(profile), branchId)
    useSession.setState({ branchId })
  },

  fail(problem: string | null) {
    useSession.setState({ problem })
  },

  /** Another person works here from now on: loads their profile, and shows nothing of the person before. */
  enterAs(tokens: Tokens) {
    forget()
    session.keepTokens(tokens)
    useSession.setState({ ...signedOut, signedIn: true })
  },

  /** Somebody took over without the network: their last rights here hold, the session stays that of before until they prove who they are. */
  handTo(profile: Profile) {
    writeText('profile', JSON.stringify(profile))
    writeText('quay.v1.lock', null)
    enter(profile)
  },

  /** Forgets who was signed in. Drafts and the outbox stay with their owner: who comes next does not see them. */
  end() {
    forget()
    useSession.setState(signedOut)
  },
}

function forget() {
  const keys: SessionKey[] = ['accessToken', 'refreshToken', 'profile', 'storeId', 'branchId', 'isAgency', 'taxCode']
  for (const key of keys) writeText(key, null)
  writeText('quay.v1.lock', null)
}

/**
 * Follows what other tabs do: signing out there signs out here, and another user signing in there makes this tab
 * start anew. Gives the function that stops it.
 */
export function followOtherTabs(startAnew: () => void): () => void {
  function follow(event: StorageEvent) {
    // A null key is localStorage.clear().
    if (event.key !== 'accessToken' && event.key !== 'profile' && event.key !== null) return
    if (event.key !== null) forgetHere(event.key)
    const { signedIn, profile } = useSession.getState()
    if (!holdsToken()) {
      if (signedIn) useSession.setState(signedOut)
      return
    }
    const other = readRecord('profile', value => profileSchema.parse(value))
    if (!signedIn || (profile && other && other.id !== profile.id)) startAnew()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The branch that the screen works for; the empty text before the profile is known. */
export function useBranchId(): string {
  return useSession(state => state.branchId ?? '')
}

/** The profile, on screens behind the sign-in, where it is always there. */
export function useProfile(): Profile {
  const profile = useSession(state => state.profile)
  if (!profile) throw new Error('This screen needs a signed-in person')
  return profile
}

function holdsToken(): boolean {
  return readText('accessToken') !== null || readText('refreshToken') !== null
}

function enter(profile: Profile) {
  const branchId = chosenBranch(profile)
  writeText('branchId', branchId)
  useSession.setState({
    signedIn: true,
    profile,
    rights: rightsOf(profile.role.permissions),
    branchId,
    problem: null,
  })
}

function chosenBranch(profile: Profile): string | null {
  // A profile has the rights of one role; at another branch another role applies.
  const usable = profile.branches.filter(branch => hasRoleOf(profile, branch))
  return lastBranch(profile, usable)?.id ?? null
}

/** Whether the person holds, at the branch, the role whose rights the profile tells. */
export const hasRoleOf = ({ role }: Profile, branch: Branch): boolean => !branch.role || branch.role.id === role.id

/** The branch where the person last worked in this browser, where it opens another role than the profile tells. */
export function branchOfOtherRole(profile: Profile): string | undefined {
  const last = lastBranch(profile, profile.branches)
  return last && !hasRoleOf(profile, last) ? last.id : undefined
}

function lastBranch(profile: Profile, all: readonly Branch[]): Branch | undefined {
  const last = readText(branchChoice(profile))
  const branches = all.filter(branch => branch.isActive)
  // A person whose branches are all deactivated still reads there.
  const stopped = all.find(branch => branch.id === last) ?? all[0]
  return (
    branches.find(branch => branch.id === last) ??
    branches.find(branch => branch.isDefaultBranch) ??
    branches[0] ??
    stopped
  )
}

function branchChoice(profile: Profile): StoredKey {
  return `quay.v1.${profile.id}.branchId`
}
