import { assetElements, pageAssets } from '../src/app/page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true },
  '_shared.js': {
    file: 'assets/shared.js',
    css: ['assets/shared.css'],
    imports: ['index.html', '_round.js'],
  },
  '_round.js': { file: 'assets/round.js', imports: ['_shared.js'] },
  'src/pages/A.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['index.html', '_shared.js'] },
};
const template = '<script src="/assets/index.js"></script>';

describe('a page’s assets beside the template', () => {
  it('are its script, that script’s imports, and all styles, its own last', () => {
    expect(pageAssets(manifest, ['src/pages/A.tsx'], template)).toEqual({
      scripts: ['assets/a.js', 'assets/shared.js', 'assets/round.js'],
      styles: ['assets/index.css', 'assets/shared.css', 'assets/a.css'],
    });
  });

  it('become inline styles, which the loader counts as loaded, and links', () => {
    expect(
      assetElements({ styles: ['assets/a.css'], scripts: ['assets/a.js'] }, 'a{color:red}').split('\n    '),
    ).toEqual([
      '<style>a{color:red}</style>',
      '<link rel="stylesheet" href="/assets/a.css" media="not all" disabled />',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js" />',
    ]);
  });

  it('a module missing from the build is an error: the route table is wrong', () => {
    expect(() => pageAssets(manifest, ['src/pages/B.tsx'], template)).toThrow('src/pages/B.tsx');
  });
});
