const defaultRoleText: Readonly<Record<string, string>> = {
  admin: 'Quản trị',
  management: 'Quản lý',
  staff: 'Nhân viên',
}

/** A role's name for people: the three default roles in Vietnamese, a shop's own roles as the shop calls them. */
export const roleText = (name: string): string => defaultRoleText[name] ?? name

/** The names that mean a default role, in the database and on the screen: no other role can be called so. */
export const defaultRoleNames: readonly string[] = Object.entries(defaultRoleText).flat()
