const defaults: Readonly<Record<string, string>> = {
  admin: 'Quản trị',
  management: 'Quản lý',
  staff: 'Nhân viên',
}

/** A role's name for people: the three default roles in Vietnamese, a shop's own roles as the shop calls them. */
export function roleText(name: string): string {
  return defaults[name] ?? name
}
