// Runs before everything else of the app, in its document's head.

// Light or dark before anything is painted.
(function () {
  var chosen = null;
  try {
    chosen = window.localStorage.getItem('linkyard-colour-scheme');
  } catch {
    // Storage is blocked: the system's own choice stands.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

// Asks what the first screen will ask, while the app's scripts are still on their way. src/app/api/early-answers.ts takes the answers.
(function () {
  var cookie = /(?:^|;)\s*token=([^;]+)/.exec(document.cookie);
  if (!cookie) return;
  var token = decodeURIComponent(cookie[1]);
  var answers = {};
  window.linkyardEarly = { token: token, at: Date.now(), answers: answers };

  function ask(path, body) {
    var text = JSON.stringify(body);
    var headers = { Accept: 'application/json', Authorization: token, 'Content-Type': 'application/json' };
    answers[path + text] = fetch(path, { method: 'POST', credentials: 'same-origin', headers: headers, body: text });
    // Nobody may have come to take it yet: the one who does is told of the failure.
    answers[path + text].catch(function () {});
    return answers[path + text];
  }

  ask('/auth/me', {});
  var edited = /^\/edit\/([\w-]+)\/?$/.exec(window.location.pathname);
  if (!edited) return;
  ask('/user/template/get', { _id: edited[1] })
    .then(function (response) {
      return response.clone().json();
    })
    .then(function (reply) {
      ((reply.data && reply.data.pages) || []).forEach(function (page) {
        ask('/user/template/page/get', { templateId: edited[1], pageId: page._id });
      });
    })
    .catch(function () {
      // No network or no JSON: the editor asks by itself and says so.
    });
})();

// Asks for the scripts of the screen, which its document names, when the first large one of every screen is there: bundle/screen-documents.ts.
document.addEventListener(
  'load',
  function askForLater(event) {
    var arrived = event.target;
    if (arrived.rel !== 'modulepreload' || arrived.href.indexOf('/assets/start-react-') < 0) return;
    document.removeEventListener('load', askForLater, true);
    var later = document.querySelector('meta[name="linkyard-later"]');
    (later ? later.content.split(' ') : []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
  },
  true,
);
