/** North American numbers as people read them to each other: `403-555-0188`; others as they are. */
export function dashedNumber(mobile: string): string {
  return mobile.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
